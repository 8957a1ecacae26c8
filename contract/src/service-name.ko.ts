/**
 * The name that a reader of Korean sees: header, titles, cards, mails. Before a seal is put on the contract. The legal and
 * technical name is Lease Risk.
 */
export const SERVICE_NAME_KO = '도장 찍기 전'
