export { createFavorite } from './keep-favorite.ts'
export { notifyNewDeals } from './news/notify-new-deals.ts'
export { ownFavorites } from './own-favorites.ts'
