export const TOOLTIP_ID = 'talent-tooltip';
