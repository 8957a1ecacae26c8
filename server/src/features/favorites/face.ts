export { createFavorite } from './keep-favorite.ts'
export { tellNewDeals } from './news/tell-new-deals.ts'
export { ownFavorites } from './own-favorites.ts'
