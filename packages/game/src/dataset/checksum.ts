/**
 * 64 bits over whole words, as 16 hexadecimal digits. Each step is a bijection of the lane for a given word,
 * so a change within one word always shows. The length must be a multiple of four.
 */
export function checksum(bytes: Uint8Array): string {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  let left = 0x9e3779b1 ^ words.length;
  let right = 0x85ebca77;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    left = Math.imul(left ^ word, 0x01000193);
    left = (left << 13) | (left >>> 19);
    right = Math.imul((right + word) | 0, 0x27d4eb2f);
    right ^= right >>> 15;
  }
  return hex(left) + hex(right);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
