/** Why a list's value can be more than that of the same item in a set. */
export const WITH_GEMS = 'Counted with the best gems in its sockets';
