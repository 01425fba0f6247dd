/** State of a way that leads to the open panel below the gear, not only to the set. */
export const TO_PANEL = 'to-panel';
