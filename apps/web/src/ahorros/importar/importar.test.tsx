import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Importar } from './importar.tsx';

conSesion();
beforeEach(() => {
  const usuario = session.usuario();
  if (usuario !== undefined) session.actualizar({ ...usuario, permisos: ['ahorros:registrar'] });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const columnas = {
  columnas: ['Nombre', 'Agencia', 'DPI'],
  filas: [['Julia Caal', '01', '1234567890101']],
  total: 1,
  mapeo: {
    ...{ nombre: 0, agencia: 1, dpi: 2, documento: null, nit: null, nacimiento: null },
    ...{ telefono: null, correo: null, direccion: null, ingreso: null },
  },
  recordado: false,
  hojas: [],
  lectura: {},
  dudas: [],
};

const ensayado = { ensayo: true, filas: 1, nuevas: 1, monto: 0, errores: [], conErrores: 0 };

function abrir(respuesta: object) {
  const pedidas: string[] = [];
  vi.stubGlobal('fetch', async (pedido: Request | string | URL) => {
    const url = new URL(pedido instanceof Request ? pedido.url : String(pedido), location.origin);
    pedidas.push(`${url.pathname} ${url.searchParams.get('ensayo') ?? ''}`.trim());
    const cuerpo = url.pathname.endsWith('/columnas') ? columnas : respuesta;
    return new Response(JSON.stringify(cuerpo), { headers: { 'content-type': 'application/json' } });
  });
  const alTerminar = vi.fn();
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <Importar hojas={['asociados']} alTerminar={alTerminar} />
    </QueryClientProvider>,
  );
  return { persona, pedidas, alTerminar };
}

const archivo = new File(['Nombre,Agencia,DPI\nJulia Caal,01,1234567890101\n'], 'socios.csv', {
  type: 'text/csv',
});

async function elegir(persona: ReturnType<typeof abrir>['persona']) {
  await persona.click(screen.getByRole('button', { name: 'Importar' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Importar asociados' });
  const campo = dialogo.querySelector<HTMLInputElement>('input[type="file"]');
  if (campo === null) throw new Error('No hay dónde elegir el archivo');
  await persona.upload(campo, archivo);
  return dialogo;
}

it('el archivo se ensaya al elegirlo y se importa cuando la persona lo dice', async () => {
  const { persona, pedidas, alTerminar } = abrir(ensayado);
  const dialogo = await elegir(persona);
  await persona.click(await within(dialogo).findByRole('button', { name: 'Importar 1 asociado' }));
  await vi.waitFor(() => expect(alTerminar).toHaveBeenCalledOnce());
  expect(pedidas).toEqual([
    '/api/ahorros/importar/asociados/columnas',
    '/api/ahorros/importar/asociados true',
    '/api/ahorros/importar/asociados false',
  ]);
});

it('con errores dice qué corregir, cada clase una vez con sus líneas, y no deja importar', async () => {
  const malo = (linea: number) => ({
    ...{ linea, campo: 'dpi', codigo: 'PETICION_INVALIDA', mensaje: `«${linea}» no son trece dígitos.` },
  });
  const { persona } = abrir({ ...ensayado, nuevas: 0, errores: [malo(2), malo(5)], conErrores: 2 });
  const dialogo = await elegir(persona);
  const clases = await within(dialogo).findByRole('list', { name: 'Por corregir' });
  expect(within(clases).getAllByRole('listitem')).toHaveLength(1);
  expect(clases.textContent).toBe('2 filasDPI. «2» no son trece dígitos. Y otras como esta.Líneas 2 y 5');
  expect(within(dialogo).getByRole('button', { name: 'Descargar (CSV)' })).toBeDefined();
  expect(within(dialogo).getByRole<HTMLButtonElement>('button', { name: 'Importar' }).disabled).toBe(true);
});
