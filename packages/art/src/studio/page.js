import { openView } from './draw.js';

const at = (id) => document.getElementById(id);
const view = openView(at('view'));
const { races, tables } = await (await fetch('tables')).json();
for (const race of races) at('race').append(new Option(race));

let numbers = {};
let angle = 0.4;
let baked = null;
let waiting = null;
let busy = false;

const subject = () =>
  JSON.stringify({ race: at('race').value, gender: at('gender').value, numbers });

function draw() {
  if (!baked) return;
  const whole = at('whole').checked;
  const { centre, height } = baked.head;
  view.draw({
    angle,
    target: whole ? [0, (centre[1] + height * 0.5) / 2, 0] : centre,
    high: whole ? centre[1] + height * 1.6 : height * 2.2,
  });
}

/** Only the latest wish is baked: sliders are faster than clay. */
async function bake() {
  if (busy) {
    waiting = true;
    return;
  }
  busy = true;
  const options = new URLSearchParams({ hair: at('hair').value, feature: at('feature').value });
  if (at('whole').checked) options.set('whole', '1');
  const reply = await (await fetch(`bake?${options}`, { method: 'POST', body: subject() })).json();
  busy = false;
  if (reply.error) at('state').textContent = reply.error;
  else {
    baked = reply;
    view.show(baked);
    draw();
    at('state').textContent = `${baked.milliseconds} ms`;
  }
  if (waiting) {
    waiting = null;
    await bake();
  }
}

function slider(table, key, value) {
  const label = document.createElement('label');
  const range = document.createElement('input');
  const most = Math.max(Math.abs(value) * 2, 0.1);
  Object.assign(range, {
    type: 'range',
    min: key === 'tilt' || key.endsWith('Up') || key.endsWith('Height') ? -1 : 0,
    max: most,
    step: most / 200,
    value,
  });
  const shown = document.createElement('output');
  shown.textContent = String(value);
  range.addEventListener('input', () => {
    numbers[table][key] = Number(range.value);
    shown.textContent = range.value;
    void bake();
  });
  label.append(key, range, shown);
  return label;
}

function choose() {
  const [race, gender] = [at('race').value, at('gender').value];
  numbers = {};
  at('sliders').replaceChildren(
    ...Object.entries(tables).map(([name, table]) => {
      const box = document.createElement('fieldset');
      const title = document.createElement('legend');
      title.textContent = name;
      box.append(title);
      numbers[name] = {};
      for (const [key, value] of Object.entries(table[race][gender])) {
        if (typeof value !== 'number') continue;
        numbers[name][key] = value;
        box.append(slider(name, key, value));
      }
      return box;
    }),
  );
  void bake();
}

async function save() {
  const reply = await (await fetch('save', { method: 'POST', body: subject() })).json();
  at('state').textContent = reply.error ?? 'saved';
  if (reply.error) return;
  const [race, gender] = [at('race').value, at('gender').value];
  for (const [name, table] of Object.entries(tables))
    Object.assign(table[race][gender], numbers[name]);
}

at('save').addEventListener('click', () => void save());
at('undo').addEventListener('click', choose);
for (const id of ['race', 'gender']) at(id).addEventListener('change', choose);
for (const id of ['hair', 'feature', 'whole']) at(id).addEventListener('change', () => void bake());
at('panel').addEventListener('submit', (event) => event.preventDefault());
at('view').addEventListener('pointermove', (event) => {
  if (event.buttons === 0) return;
  angle += event.movementX * 0.01;
  draw();
});
addEventListener('resize', draw);
choose();
