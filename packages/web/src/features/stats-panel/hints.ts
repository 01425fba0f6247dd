/** Points and figures are explained by the same card: this tells them apart. */
export const POINT_HINT = 'point:';
