export { createFavorite } from './keep-favorite.ts'
export { notifyNewDeals } from './new-deals/notify-new-deals.ts'
export { ownFavorites } from './own-favorites.ts'
