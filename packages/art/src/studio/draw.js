/** Draws baked meshes with light, wash and edges: enough to judge a form by. */

const VERTEX = `#version 300 es
in vec3 position; in vec3 normal; in vec3 color; in vec2 paint;
uniform mat4 view; uniform mat4 turn;
out vec3 n; out vec3 c; out vec2 p;
void main() { n = mat3(turn) * normal; c = color; p = paint; gl_Position = view * turn * vec4(position, 1.0); }`;
const FRAGMENT = `#version 300 es
precision highp float;
in vec3 n; in vec3 c; in vec2 p; out vec4 pixel;
void main() {
  vec3 m = normalize(n);
  vec3 base = mix(pow(c, vec3(1.5)) * 0.45, c, smoothstep(0.1, 0.95, p.x));
  base = mix(base, base * 1.7 + 0.03, clamp(p.y, 0.0, 1.0) * 0.7);
  float key = max(0.0, dot(m, normalize(vec3(-0.5, 0.75, 0.75))));
  float rim = pow(1.0 - max(0.0, m.z), 3.0) * max(0.0, m.x * 0.5 + 0.5);
  vec3 lit = base * (0.28 + 0.95 * key) * vec3(1.0, 0.96, 0.9) + rim * vec3(0.2, 0.3, 0.5);
  pixel = vec4(pow(lit, vec3(1.0 / 2.2)), 1.0);
}`;

const linear = (hex) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);

/** One buffer of 11 floats a point, and its indices. */
function readMesh(base64, palette) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0));
  const view = new DataView(bytes.buffer);
  const count = view.getUint32(4, true);
  const indexCount = view.getUint32(8, true);
  const float = (at) => view.getFloat32(at, true);
  const points = new Float32Array(count * 11);
  const [normals, colors, wash] = [40 + count * 6, 40 + count * 8, 40 + count * 10];
  for (let i = 0; i < count; i++) {
    for (let q = 0; q < 3; q++)
      points[i * 11 + q] =
        float(16 + q * 4) +
        (view.getUint16(40 + (i * 3 + q) * 2, true) / 65_535) * float(28 + q * 4);
    let x = view.getInt8(normals + i * 2) / 127;
    let y = view.getInt8(normals + i * 2 + 1) / 127;
    const z = 1 - Math.abs(x) - Math.abs(y);
    const back = Math.max(-z, 0);
    x += x >= 0 ? -back : back;
    y += y >= 0 ? -back : back;
    const long = Math.hypot(x, y, z) || 1;
    points.set([x / long, y / long, z / long, ...palette[bytes[colors + i]]], i * 11 + 3);
    points.set([bytes[wash + i] / 255, (bytes[wash + count + i] - 128) / 127], i * 11 + 9);
  }
  return {
    points,
    indices: new Uint16Array(bytes.buffer.slice(40 + count * 22, 40 + count * 22 + indexCount * 2)),
  };
}

export function openView(canvas) {
  const gl = canvas.getContext('webgl2', { antialias: true });
  if (!gl) throw new Error('This browser has no WebGL 2.');
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  let meshes = [];
  const where = (name) => gl.getUniformLocation(program, name);

  /** `subject` is what the studio's server bakes. */
  function show({ palette, meshes: packed }) {
    for (const { array, buffers } of meshes) {
      gl.deleteVertexArray(array);
      for (const buffer of buffers) gl.deleteBuffer(buffer);
    }
    const colors = palette.map(linear);
    meshes = packed.map((base64) => {
      const { points, indices } = readMesh(base64, colors);
      const array = gl.createVertexArray();
      gl.bindVertexArray(array);
      const buffers = [gl.createBuffer(), gl.createBuffer()];
      gl.bindBuffer(gl.ARRAY_BUFFER, buffers[0]);
      gl.bufferData(gl.ARRAY_BUFFER, points, gl.STATIC_DRAW);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[1]);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
      for (const [name, size, at] of [
        ['position', 3, 0],
        ['normal', 3, 3],
        ['color', 3, 6],
        ['paint', 2, 9],
      ]) {
        const slot = gl.getAttribLocation(program, name);
        gl.enableVertexAttribArray(slot);
        gl.vertexAttribPointer(slot, size, gl.FLOAT, false, 44, at * 4);
      }
      return { array, buffers, count: indices.length };
    });
  }

  /** Looks at `target` from the front; `high` is how much of the figure fills the picture. */
  function draw({ angle, target, high }) {
    canvas.width = canvas.clientWidth * devicePixelRatio;
    canvas.height = canvas.clientHeight * devicePixelRatio;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clearColor(0.07, 0.085, 0.11, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.useProgram(program);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [x, y, z] = target;
    const wide = (canvas.width / canvas.height) * high;
    gl.uniformMatrix4fv(where('turn'), false, [
      c,
      0,
      -s,
      0,
      0,
      1,
      0,
      0,
      s,
      0,
      c,
      0,
      -x * c - z * s,
      -y,
      x * s - z * c,
      1,
    ]);
    gl.uniformMatrix4fv(where('view'), false, [
      2 / wide,
      0,
      0,
      0,
      0,
      2 / high,
      0,
      0,
      0,
      0,
      -0.25,
      0,
      0,
      0,
      0,
      1,
    ]);
    for (const { array, count } of meshes) {
      gl.bindVertexArray(array);
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, 0);
    }
  }
  return { show, draw };
}
