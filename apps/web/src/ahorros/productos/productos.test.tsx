// The screen of the products: from nothing, writing rates by keyboard, and publishing what another wrote.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { ProductoDeAhorro } from '@cuadra/contract/ahorros/productos';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Productos } from './productos.tsx';
import { porPublicar, producto, QUIEN_ESCRIBE, tabla, tramo, version } from './testing/producto.ts';
import { rechazo, servidor } from './testing/servidor.ts';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const CATALOGO = [
  { idCuenta: '3011020101', nombreCuenta: 'Ahorro corriente', tipoCuenta: 'D', naturaleza: 'acreedora' },
  { idCuenta: '7011010101', nombreCuenta: 'Intereses de ahorro', tipoCuenta: 'D', naturaleza: 'deudora' },
].map((cuenta) => ({ ...cuenta, estado: 'activa', etiquetas: [] }));

const ISR = { parametros: [], pagadoHasta: null };

async function abrir(
  direccion: string,
  permisos: readonly Permiso[],
  respuestas: Parameters<typeof servidor>[0] = {},
) {
  const usuario = session.usuario();
  if (usuario !== undefined) session.actualizar({ ...usuario, permisos: ['ahorros:ver', ...permisos] });
  const visto = servidor({
    'GET /api/ahorros/productos': () => ({ productos: [] }),
    'GET /api/ahorros/productos-en-cifras': () => ({ cifras: [] }),
    'GET /api/ahorros/isr-parametros': () => ISR,
    'GET /api/contabilidad/v2/catalogo': () => CATALOGO,
    ...respuestas,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: Productos }),
    history: createMemoryHistory({ initialEntries: [direccion] }),
  });
  // The types of the routes are those of the application.
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...pantalla, visto };
}

const con = (uno: ProductoDeAhorro) => ({
  'GET /api/ahorros/productos': () => ({ productos: [uno] }),
  'GET /api/ahorros/productos/1': () => uno,
});

describe('la lista de productos', () => {
  it('vacía dice lo que hace falta, en orden, y crea el primero', async () => {
    const { persona, visto } = await abrir('/', ['ahorros:administrar'], {
      'POST /api/ahorros/productos': () => producto({ versiones: [], tablas: [] }),
      'GET /api/ahorros/productos/1': () => producto({ versiones: [], tablas: [] }),
    });
    const pasos = within(
      await screen.findByRole('list', { name: 'Lo que hace falta, en orden' }),
    ).getAllByRole('listitem');
    expect(pasos[0]?.textContent).toContain('Las cuentas del catálogo');
    expect(pasos.at(-1)?.textContent).toContain('Activar');
    await persona.click(screen.getByRole('button', { name: 'Crear el primer producto' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nuevo producto de ahorro' }));
    await persona.type(panel.getByRole('textbox', { name: /Código/ }), 'ahc');
    await persona.type(panel.getByRole('textbox', { name: /Nombre/ }), 'Ahorro corriente');
    const cuenta = panel.getByRole('combobox', { name: 'Cuenta de control' });
    await persona.type(cuenta, '301');
    await persona.keyboard('{Enter}');
    await persona.click(panel.getByRole('button', { name: 'Crear producto' }));
    await waitFor(() => expect(visto.a('POST', '/api/ahorros/productos')).toHaveLength(1));
    expect(visto.a('POST', '/api/ahorros/productos')[0]?.cuerpo).toEqual({
      ...{ codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', idCuenta: '3011020101' },
    });
    expect(await screen.findByRole('heading', { name: /AHC Ahorro corriente/ })).toBeDefined();
  });

  it('a quien solo mira no le ofrece nada', async () => {
    await abrir('/', [], con(producto()));
    const fila = await screen.findByRole('row', { name: /AHC Ahorro corriente/ });
    expect(fila.textContent).toContain('De 2.00\u00a0% a 3.50\u00a0%');
    expect(screen.queryByRole('button', { name: 'Nuevo producto' })).toBeNull();
  });
});

describe('escribir tasas', () => {
  const empezar = async (uno: ProductoDeAhorro, respuestas: Parameters<typeof servidor>[0] = {}) => {
    const hecho = await abrir('/?producto=1', ['ahorros:administrar'], { ...con(uno), ...respuestas });
    await hecho.persona.click(await screen.findByRole('button', { name: /(Cambiar|Escribir) las tasas/ }));
    return { ...hecho, dialogo: within(await screen.findByRole('dialog', { name: /tasas de/ })) };
  };

  it('con el teclado: Enter agrega un tramo que empieza donde termina el de antes, Ctrl+Supr lo quita', async () => {
    const { persona, dialogo, visto } = await empezar(producto({ tablas: [] }), {
      'POST /api/ahorros/productos/1/tasas': () => producto(),
    });
    const celda = (n: number, nombre: string) =>
      within(dialogo.getByRole('group', { name: `Tramo ${n}` })).getByRole<HTMLInputElement>('textbox', {
        name: nombre,
      });
    await persona.type(celda(1, 'Menos de (Q)'), '500.00');
    expect(dialogo.getByRole('group', { name: 'Tramo 1' }).textContent).toContain('Escriba la tasa anual');
    await persona.type(celda(1, 'Tasa anual (%)'), '2{Enter}');
    expect(document.activeElement).toBe(celda(2, 'Tasa anual (%)'));
    expect(celda(2, 'Desde (Q)').value).toBe('500.00');
    await persona.keyboard('3.25{Enter}');
    expect(dialogo.getAllByRole('group', { name: /^Tramo \d/ })).toHaveLength(3);
    await persona.keyboard('{Control>}{Delete}{/Control}');
    expect(dialogo.getAllByRole('group', { name: /^Tramo \d/ })).toHaveLength(2);
    expect(dialogo.getByText('Todo monto tiene su tasa: se puede publicar.')).toBeDefined();
    await persona.click(dialogo.getByRole('button', { name: 'Guardar por publicar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visto.a('POST', '/api/ahorros/productos/1/tasas')[0]?.cuerpo).toMatchObject({
      modo: 'total',
      tramos: [tramo(0, 500_00, 20_000), tramo(500_00, null, 32_500)],
    });
  });

  it('se pega una hoja; con dos tasas para lo mismo no se guarda', async () => {
    const { persona, dialogo } = await empezar(producto({ tablas: [] }));
    const primera = dialogo.getByRole('textbox', { name: 'Desde (Q)' });
    await persona.click(primera);
    await persona.paste('0.00\t1,000.00\t2%\n900.00\t\t3%');
    expect(dialogo.getAllByRole('group', { name: /^Tramo \d/ })).toHaveLength(2);
    expect(dialogo.getByText(/El tramo 2 se traslapa con el tramo 1/)).toBeDefined();
    expect(dialogo.getByRole<HTMLButtonElement>('button', { name: 'Guardar por publicar' }).disabled).toBe(
      true,
    );
  });
});

describe('publicar', () => {
  const conBorrador = (cambios: object = {}) =>
    producto({
      versiones: [
        version({ ...porPublicar, id: 2, desde: '2027-01-01', metodo: 'promedio', ...cambios }),
        version(),
      ],
    });

  it('dice qué cambia y desde cuándo, antes de hacerlo', async () => {
    const { persona, visto } = await abrir('/?producto=1', ['ahorros:publicar'], {
      ...con(conBorrador()),
      'POST /api/ahorros/productos/1/versiones/2/publicacion': () => producto(),
    });
    await persona.click(await screen.findByRole('button', { name: 'Revisar y publicar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Publicar las reglas' }));
    const [, cambio] = dialogo.getAllByRole('row');
    expect(cambio?.textContent).toContain('saldo de cada día');
    expect(cambio?.textContent).toContain('saldo promedio del período');
    await persona.click(dialogo.getByRole('button', { name: 'Publicar desde el 01/01/2027' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const ruta = '/api/ahorros/productos/1/versiones/2/publicacion';
    expect(visto.a('POST', ruta)[0]?.cuerpo).toEqual({ version: 0 });
  });

  it('lo que el servidor niega se dice ahí mismo', async () => {
    const { persona } = await abrir('/?producto=1', ['ahorros:publicar'], {
      ...con(conBorrador()),
      'POST /api/ahorros/productos/1/versiones/2/publicacion': () =>
        rechazo('REGLA_RETROACTIVA', 'Los intereses se pagaron hasta el 31/01/2027.', 422),
    });
    await persona.click(await screen.findByRole('button', { name: 'Revisar y publicar' }));
    await persona.click(await screen.findByRole('button', { name: /^Publicar desde/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('hasta el 31/01/2027');
  });

  it('lo propio no se publica, y se dice', async () => {
    const yo = { id: session.usuario()?.id ?? '', nombre: 'Ana Caal' };
    await abrir('/?producto=1', ['ahorros:publicar'], con(conBorrador({ escritaPor: yo })));
    const boton = await screen.findByRole<HTMLButtonElement>('button', { name: 'Revisar y publicar' });
    expect(boton.disabled).toBe(true);
    expect(screen.getByText('Usted la escribió: la publica otra persona.')).toBeDefined();
  });

  it('con reparos se dice cuáles, y no se ofrece publicar', async () => {
    const reparos = [{ campo: 'tramos', mensaje: 'La tabla no tiene tramos: escriba al menos uno.' }];
    const sinTramos = tabla({ ...porPublicar, id: 3, tramos: [], reparos });
    const { persona } = await abrir(
      '/?producto=1',
      ['ahorros:publicar'],
      con(producto({ tablas: [sinTramos] })),
    );
    expect(await screen.findByText(/escriba al menos uno/)).toBeDefined();
    await persona.click(screen.getByRole('button', { name: 'Revisar y publicar' }));
    const boton = await screen.findByRole<HTMLButtonElement>('button', { name: /^Publicar desde/ });
    expect(boton.disabled).toBe(true);
  });
});

describe('activar', () => {
  it('dice lo que falta mientras se prepara; si los libros no cuadran, por qué', async () => {
    const control = [
      { agencia: '01', nombre: 'Central', cuentas: 2, enCuentas: centavos(79_99), enLibros: centavos(80_00) },
    ];
    const detalle = 'En la agencia 01 las cuentas del producto suman Q 79.99 y los libros dicen Q 80.00.';
    const { persona } = await abrir('/?producto=1', ['ahorros:publicar'], {
      ...con(producto({ control, creadoPor: QUIEN_ESCRIBE })),
      'POST /api/ahorros/productos/1/activacion': () => rechazo('PRODUCTO_NO_EXPLICA_SALDO', detalle, 422),
    });
    const pasos = await screen.findByRole('list', { name: 'Para activarlo' });
    expect(pasos.textContent).toContain('En la agencia 01 faltan Q\u00a00.01 en cuentas.');
    await persona.click(screen.getByRole('button', { name: 'Activar' }));
    await persona.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Activar' }));
    expect((await screen.findByRole('alert')).textContent).toContain('los libros dicen Q\u00a080.00');
  });
});
