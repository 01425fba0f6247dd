import { DirectionalLight, HemisphereLight, type Scene } from 'three';

/** Texels of the shadow; a phone's is coarser. */
const SHADOW_SIZE = 1024;

/** The lamps of a scene, and how far from the middle a shadow may fall. */
export interface Lights {
  /** A taller or broader figure needs a wider shadow. */
  fit(height: number, breadth: number): void;
  spooky(on: boolean): void;
  dispose(): void;
}

export function addLights(scene: Scene): Lights {
  const key = new DirectionalLight('#ffe9cc', 3.3);
  key.position.set(-2.2, 4.2, 3.6);
  key.castShadow = true;
  key.shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE);
  key.shadow.radius = 4;
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.012;
  const right = new DirectionalLight('#86a8ff', 2.1);
  right.position.set(3, 2.4, -3.2);
  const left = new DirectionalLight('#9fb4e8', 0.9);
  left.position.set(-3.5, 1.8, -2.6);
  const sky = new HemisphereLight('#7c8cab', '#3a2a18', 0.9);
  const lights = [key, right, left, sky];
  scene.add(...lights, key.target);
  return {
    fit(height, breadth) {
      const { camera } = key.shadow;
      camera.left = -breadth;
      camera.right = breadth;
      camera.top = height;
      camera.bottom = -height * 0.6;
      camera.far = 14;
      camera.updateProjectionMatrix();
    },
    spooky(on) {
      key.color.set(on ? '#d8ffb0' : '#ffe9cc');
      right.color.set(on ? '#b04cff' : '#86a8ff');
      left.color.set(on ? '#ff7a1e' : '#9fb4e8');
      left.intensity = on ? 2.4 : 0.9;
      sky.color.set(on ? '#5c4a8a' : '#7c8cab');
    },
    dispose() {
      for (const light of lights) light.dispose();
      scene.remove(...lights, key.target);
    },
  };
}
