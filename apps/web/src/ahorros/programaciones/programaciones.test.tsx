import { centavos } from '@cuadra/core/dinero';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { producto } from '#ahorros/corridas/testing/corrida.ts';
import { rechazo, servidor } from '#ahorros/cuentas/testing/servidor.ts';
import { enPantalla } from '#ahorros/intereses/testing/pantalla.tsx';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { Programaciones } from './programaciones.tsx';
import { dia } from './testing/dia.ts';
import { ANA, programacion } from './testing/programacion.ts';

conSesion();
const conPermisos = (...permisos: readonly 'intereses:programar'[]) => {
  const usuario = session.usuario();
  if (usuario !== undefined) session.actualizar({ ...usuario, permisos: ['intereses:ver', ...permisos] });
};
beforeEach(() => conPermisos('intereses:programar'));
afterEach(() => {
  // What is still on the page would ask again, and nobody would answer.
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const ID = programacion().id;
const BETO = '00000000-0000-4000-8000-000000000002';

function abrir(respuestas: Parameters<typeof servidor>[0] = {}, busqueda = '') {
  const visto = servidor({
    'GET /programaciones': () => ({ programaciones: [programacion()] }),
    'GET /calendario': () => ({
      desde: '2026-11-16',
      hasta: '2027-11-15',
      dias: [
        dia('2026-12-01'),
        dia('2027-01-01', { vencimientos: { cuentas: 2, saldo: centavos(5_000_00) } }),
      ],
    }),
    'GET /productos': () => ({ productos: [producto()] }),
    'GET /api/contabilidad/agencias': () => [],
    'GET /api/apps/chat/chats': () => [
      { contact: { id: BETO, name: 'Beto Xol', avatar: null, status: 'online', active: true } },
    ],
    ...respuestas,
  });
  return {
    ...enPantalla(Programaciones, '/ahorros/programaciones', `/ahorros/programaciones${busqueda}`),
    visto,
  };
}

it('se programa con lo que se eligió, y se dice lo que pasará', async () => {
  const { persona, visto } = abrir(
    { 'POST /programaciones': () => programacion({ nombre: 'Mensual' }) },
    '?nueva=true',
  );
  const dialogo = await screen.findByRole('dialog', { name: 'Nueva programación' });
  await persona.type(within(dialogo).getByRole('textbox', { name: /Nombre/ }), 'Mensual');
  await persona.click(await within(dialogo).findByRole('checkbox', { name: 'AHC Ahorro corriente' }));
  await persona.click(await within(dialogo).findByRole('checkbox', { name: 'Beto Xol' }));
  const fin = within(dialogo).getByRole('textbox', { name: /Último día del próximo período/ });
  await persona.clear(fin);
  await persona.type(fin, '30/11/2026');
  expect(
    await within(dialogo).findByText(/termina el 30\/11\/2026; se calcula un día después, a las 06:00/),
  ).toBeDefined();
  await persona.click(within(dialogo).getByRole('button', { name: 'Programar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visto.a('POST /programaciones')[0]?.cuerpo).toEqual({
    nombre: 'Mensual',
    productos: [1],
    agencias: null,
    frecuencia: 'mensual',
    diasDespues: 1,
    hora: '06:00',
    proximoFin: '2026-11-30',
    avisarA: [ANA.id, BETO],
    responsable: ANA.id,
  });
});

it('lo que otro guardó mientras tanto se dice, y lo escrito se queda', async () => {
  const { persona, visto } = abrir(
    { [`PUT /programaciones/${ID}`]: () => rechazo('CONFLICTO_DE_EDICION', 'Alguien más la cambió.') },
    `?programacion=${ID}`,
  );
  const dialogo = await screen.findByRole('dialog', { name: 'Editar la programación' });
  const hora = within(dialogo).getByRole<HTMLInputElement>('textbox', { name: /Hora/ });
  await persona.clear(hora);
  await persona.type(hora, '21:30');
  await persona.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialogo).findByText('Alguien más la cambió.')).toBeDefined();
  expect(hora.value).toBe('21:30');
  expect(visto.a(`PUT /programaciones/${ID}`)[0]?.cuerpo).toMatchObject({ version: 3, hora: '21:30' });
});

it('se pausa con la versión que se vio, y se elimina solo después de confirmarlo', async () => {
  const { persona, visto } = abrir({
    [`POST /programaciones/${ID}/pausa`]: () => programacion({ pausada: true }),
    [`DELETE /programaciones/${ID}`]: () => ({}),
  });
  const menu = await screen.findByRole('button', { name: 'Acciones de Ahorro corriente, cada mes' });
  await persona.click(menu);
  await persona.click(await screen.findByRole('menuitem', { name: 'Pausar' }));
  await waitFor(() => expect(visto.a(`POST /programaciones/${ID}/pausa`)).toHaveLength(1));
  expect(visto.a(`POST /programaciones/${ID}/pausa`)[0]?.cuerpo).toEqual({ pausada: true, version: 3 });
  await waitFor(() => expect(menu.hasAttribute('disabled')).toBe(false));
  await persona.click(menu);
  await persona.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const pregunta = await screen.findByRole('dialog', { name: 'Eliminar la programación' });
  expect(visto.a(`DELETE /programaciones/${ID}`)).toHaveLength(0);
  await persona.click(within(pregunta).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(visto.a(`DELETE /programaciones/${ID}`)).toHaveLength(1));
});

it('el calendario se recorre con las flechas y un día abre lo que tiene', async () => {
  const { persona } = abrir();
  const primero = await screen.findByRole('button', { name: '1 dic 2026: 1 corrida programada' });
  primero.focus();
  await persona.keyboard('{PageDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    '1 ene 2027: 1 corrida programada, 2 plazos vencen',
  );
  await persona.keyboard('{ArrowLeft}{ArrowRight}{Enter}');
  const abierto = await screen.findByRole('region', { name: 'Lo del 01/01/2027' });
  expect(within(abierto).getByText(/Vencen 2 cuentas a plazo por/)).toBeDefined();
  // One of all the days is in the order of the Tab key.
  expect(document.querySelectorAll('button[id^="dia-"][tabindex="0"]')).toHaveLength(1);
});

it('sin programaciones ni nada en camino, se dice qué hacer; quien solo mira no encuentra botones', async () => {
  conPermisos();
  abrir({
    'GET /programaciones': () => ({ programaciones: [] }),
    'GET /calendario': () => ({ desde: '2026-11-16', hasta: '2027-11-15', dias: [] }),
  });
  expect(await screen.findByText('Aún no hay programaciones')).toBeDefined();
  expect(await screen.findByText('Nada en camino')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Nueva programación' })).toBeNull();
});
