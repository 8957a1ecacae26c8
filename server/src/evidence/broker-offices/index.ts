export { removeOldBrokerOffices } from './read-broker-offices.ts'
