// Shortcuts in the demo without a server, the newest first.
import {
  ATAJOS_MAX,
  type Atajo,
  crearAtajo,
  editarAtajo,
  listarAtajos,
  quitarAtajo,
} from '@cuadra/contract/escritorio/atajos';
import type { HttpHandler } from 'msw';
import { seedId } from '../seeds.ts';
import type { World } from '../world.ts';
import { Refused, type Serve } from './serve.ts';

export function shortcutHandlers(world: World, serve: Serve): HttpHandler[] {
  let kept = [...seeded];
  const find = (id: string): Atajo => {
    const found = kept.find((one) => one.id === id);
    if (found === undefined) throw new Refused('NO_ENCONTRADO');
    return found;
  };
  return [
    serve(listarAtajos, () => kept),
    serve(crearAtajo, ({ body: { shortcut } }) => {
      if (kept.length >= ATAJOS_MAX) throw new Refused('DEMASIADOS_ATAJOS');
      const added = { ...shortcut, id: world.newId() };
      kept = [added, ...kept];
      return added;
    }),
    serve(editarAtajo, ({ body: { id, shortcut } }) => {
      const found = find(id);
      const changed = Object.assign({ ...found }, shortcut);
      kept = kept.map((one) => (one === found ? changed : one));
      return changed;
    }),
    serve(quitarAtajo, ({ query: { id } }) => {
      const removed = find(id);
      kept = kept.filter((one) => one !== removed);
      return removed;
    }),
  ];
}

const shortcut = (label: string, description: string, icon: string, link: string): Atajo => ({
  id: seedId('shortcut', link),
  label,
  description,
  icon: `heroicons_outline:${icon}`,
  link,
  useRouter: true,
});

const seeded: readonly Atajo[] = [
  shortcut('Correo', 'Bandeja de entrada', 'envelope', '/apps/mailbox'),
  shortcut('Tareas', 'Lo que falta', 'check-circle', '/apps/tasks'),
  shortcut('Contactos', 'La libreta', 'users', '/apps/contacts'),
  shortcut('Notas', 'Sus apuntes', 'pencil-square', '/apps/notes'),
];
