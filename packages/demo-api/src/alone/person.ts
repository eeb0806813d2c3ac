// Who uses the demo without a server: the only person that it knows.
import type { UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { portrait } from '../pictures.ts';
import { seedId } from '../seeds.ts';

export const PERSON_ID = seedId('demo-person', 1);
export const PERSON_NAME = 'Lucía Morales';
export const PERSON_EMAIL = 'muestra@cuadra.demo';
export const PERSON_PASSWORD = 'Cuadra-2026';

/** Without any permission: the screens of the books say so, because there are no books here. */
export const person = (): UsuarioActual => ({
  id: PERSON_ID,
  name: PERSON_NAME,
  email: PERSON_EMAIL,
  avatar: portrait(PERSON_NAME, true),
  status: 'online',
  roles: [],
  permisos: [],
  agencias: [],
  segundoFactorPendiente: false,
  tienePasskey: false,
  // So that none is offered: there is nobody here to keep it.
  tieneSegundoFactor: true,
});
