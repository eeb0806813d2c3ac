// Two things at once, with the first one stopped just before it is confirmed.
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import * as atajos from '@cuadra/contract/escritorio/atajos';
import * as chat from '@cuadra/contract/escritorio/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idDeUsuarioDemo } from '#demo-institucion/usuarios.ts';
import { type ContextoConActor, contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { crearAtajo } from './atajos/crear-atajo.ts';
import { enviarMensajeDeChat } from './chat/enviar-mensaje-de-chat.ts';

const CARLOS = idDeUsuarioDemo('contador@cuadra.demo');
const JOSE = idDeUsuarioDemo('auxiliar@cuadra.demo');

let app: AplicacionDePrueba;
let carlos: string;
let jose: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  carlos = await app.entrar('contador@cuadra.demo');
  jose = await app.entrar('auxiliar@cuadra.demo');
});
afterAll(() => app.cerrar());

const comoJose = (): ContextoConActor => ({
  ...contextoDelSistema(app.reloj.ahora(), 'prueba'),
  actor: {
    id: JOSE,
    nombre: 'José',
    correo: 'auxiliar@cuadra.demo',
    sesion: '',
    roles: ['auxiliar'],
    permisos: permisosDe(['auxiliar']),
    agencias: ['01'],
  },
});

/** Until it has its answer or waits for the other one's lock. */
const respondeOEspera = (llamada: Promise<unknown>) =>
  Promise.race([llamada, hastaQueAlguienEspere(app.url)]);

test('en un chat nada se adelanta a lo que ya iba en camino: leer lo visto no da por leído lo no visto', async () => {
  const escribe = comoJose();
  const verChat = () => app.llamar(chat.verChat, { query: { id: JOSE } }, { token: carlos });
  const enviarDos = () =>
    app.llamar(chat.enviarMensajeDeChat, { body: { id: CARLOS, value: 'Dos' } }, { token: jose });
  const { segundo, visto } = await escribir(app.db, escribe, 'prueba', async (tx) => {
    await enviarMensajeDeChat(tx, escribe, { chat: CARLOS, texto: 'Uno', llave: undefined });
    const segundo = enviarDos();
    await respondeOEspera(segundo);
    return { segundo: { fin: segundo }, visto: (await verChat()).cuerpo.lastMessageId };
  });
  expect((await segundo.fin).status).toBe(201);
  if (visto !== null) {
    const body = { id: JOSE, chat: { unreadCount: 0, lastMessageId: visto } } as const;
    await app.llamar(chat.editarChat, { body }, { token: carlos });
  }
  const { cuerpo } = await verChat();
  expect(cuerpo.messages.map(({ value }) => value)).toEqual(['Uno', 'Dos']);
  expect([visto, cuerpo.unreadCount]).toEqual([null, 2]);
});

test('dos pestañas no toman a la vez el último lugar de los atajos', async () => {
  const nuevo = {
    label: 'Cajas',
    description: '',
    icon: 'inbox',
    link: '/contabilidad/caja',
    useRouter: true,
  };
  const crear = () => app.llamar(atajos.crearAtajo, { body: { shortcut: nuevo } }, { token: jose });
  for (let n = 1; n < atajos.ATAJOS_MAX; n++) await crear();
  const { otro } = await escribir(app.db, comoJose(), 'prueba', async (tx) => {
    await crearAtajo(tx, JOSE, nuevo);
    const otro = crear();
    await respondeOEspera(otro);
    return { otro: { fin: otro } };
  });
  const { status, problema } = await otro.fin;
  expect([status, problema.codigo]).toEqual([409, 'DEMASIADOS_ATAJOS']);
});
