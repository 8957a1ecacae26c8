export { type BrokerEvidence, removeOldBrokerOffices } from './read-broker-offices.ts'
