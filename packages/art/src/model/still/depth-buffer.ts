/** A grid that keeps, for every pixel, the nearest triangle and where on it the pixel lies. */
export class DepthBuffer {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  /** Number of the triangle plus one; 0 where there is nothing. */
  readonly triangle: Uint32Array;
  /** Shares of its second and third corner. */
  readonly second: Float32Array;
  readonly third: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.depth = new Float32Array(width * height).fill(Infinity);
    this.triangle = new Uint32Array(width * height);
    this.second = new Float32Array(width * height);
    this.third = new Float32Array(width * height);
  }

  /**
   * Draws triangles that turn their front to the eye. Corners are pixels and depth, three numbers each; the triangles
   * count from `first`.
   */
  draw(corners: Float32Array, index: Uint32Array, first = 0): void {
    for (let at = 0; at < index.length; at += 3) {
      const [a, b, c] = [index[at]! * 3, index[at + 1]! * 3, index[at + 2]! * 3];
      const [ax, ay, az] = [corners[a]!, corners[a + 1]!, corners[a + 2]!];
      const [bx, by] = [corners[b]! - ax, corners[b + 1]! - ay];
      const [cx, cy] = [corners[c]! - ax, corners[c + 1]! - ay];
      const area = bx * cy - by * cx;
      // Rows run downwards, so what turns left on the figure turns right here.
      if (!(area < 0)) continue;
      const [bz, cz] = [corners[b + 2]! - az, corners[c + 2]! - az];
      const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5));
      const right = Math.min(this.width - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5));
      const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5));
      const bottom = Math.min(this.height - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5));
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= right; x++) {
          const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
          const second = (px * cy - py * cx) / area;
          const third = (bx * py - by * px) / area;
          if (second < 0 || third < 0 || second + third > 1) continue;
          const depth = az + second * bz + third * cz;
          const pixel = y * this.width + x;
          if (depth >= this.depth[pixel]!) continue;
          this.depth[pixel] = depth;
          this.triangle[pixel] = first + at / 3 + 1;
          this.second[pixel] = second;
          this.third[pixel] = third;
        }
      }
    }
  }
}
