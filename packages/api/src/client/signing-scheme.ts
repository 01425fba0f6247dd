/** What both sides of a signed request agree on (AWS Signature Version 4, acceptance A4). */
export const SIGNING = {
  region: 'azeroth',
  service: 'gearwright',
  dateHeader: 'x-amz-date',
  tokenHeader: 'x-amz-security-token',
  nonceHeader: 'x-gearwright-nonce',
  /** A signature that leaves one of these out says nothing. */
  signedHeaders: ['host', 'x-amz-date', 'x-amz-security-token', 'x-gearwright-nonce'],
} as const;
