import { BufferAttribute, BufferGeometry, Points, PointsMaterial, TextureLoader } from 'three';

const FLAKES = 160;
/** Metres. */
const HEIGHT = 3.2;
const BREADTH = 2.6;

/** Falls round the figure; one draw call. */
export interface Snow {
  readonly points: Points;
  update(seconds: number): void;
  dispose(): void;
}

export function makeSnow(folder: string, onReady: () => void): Snow {
  const texture = new TextureLoader().load(
    `${folder}texture/snowflake.png`,
    onReady,
    undefined,
    () => {
      // Round flakes will do.
      material.map = null;
      material.needsUpdate = true;
      onReady();
    },
  );
  const material = new PointsMaterial({
    map: texture,
    size: 0.055,
    transparent: true,
    depthWrite: false,
    opacity: 0.9,
  });
  const position = new Float32Array(FLAKES * 3);
  for (let flake = 0; flake < FLAKES; flake++) {
    // Spread evenly, and the same each time.
    position[flake * 3] = (((flake * 0.618) % 1) - 0.5) * BREADTH;
    position[flake * 3 + 1] = ((flake * 0.7549) % 1) * HEIGHT;
    position[flake * 3 + 2] = (((flake * 0.5698) % 1) - 0.5) * BREADTH;
  }
  const geometry = new BufferGeometry();
  const attribute = new BufferAttribute(position, 3);
  geometry.setAttribute('position', attribute);
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  return {
    points,
    update(seconds) {
      for (let flake = 0; flake < FLAKES; flake++) {
        const speed = 0.22 + (flake % 7) * 0.03;
        const fallen = position[flake * 3 + 1]! - speed * seconds;
        position[flake * 3 + 1] = fallen < 0 ? fallen + HEIGHT : fallen;
        position[flake * 3]! += Math.sin(fallen * 2 + flake) * 0.05 * seconds;
      }
      attribute.needsUpdate = true;
    },
    dispose() {
      points.removeFromParent();
      geometry.dispose();
      material.dispose();
      texture.dispose();
    },
  };
}
