import { permisosDe } from '@cuadra/contract/acceso/permisos';
import * as contrato from '@cuadra/contract/escritorio/busqueda';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import type { Actor } from '#platform/contexto.ts';
import { crearLogger } from '#platform/crear-logger.ts';
import { buscar } from './buscar.ts';
import type { Fuente } from './fuente.ts';

let oficina: Oficina;
let admin: string;
let cajero: string;
beforeAll(async () => {
  oficina = await abrirOficina();
  admin = await oficina.entrar('admin@cuadra.demo');
  cajero = await oficina.entrar('cajero@cuadra.demo');
});
afterAll(() => oficina.cerrar());

const preguntar = async (token: string, query: string) => {
  const { status, cuerpo } = await oficina.llamar(contrato.buscar, { body: { query } }, { token });
  expect(status).toBe(200);
  return cuerpo;
};
const gruposDe = async (token: string, query: string) => (await preguntar(token, query)).map(({ id }) => id);
/** The titles of a group; none when the group did not come. */
const titulos = async (token: string, id: contrato.GrupoDeBusqueda, query: string) =>
  (await preguntar(token, query)).find((grupo) => grupo.id === id)?.results.map(({ title }) => title) ?? [];

describe('la pregunta', () => {
  it.each(['', ' ', 'c', ' c ', '\t'])(
    'con menos de dos caracteres (%j) no hay resultados',
    async (query) => {
      expect(await preguntar(oficina.contador, query)).toEqual([]);
    },
  );

  it.each(['zzzz', '%%', '__', '\\\\', "'; drop table cuenta; --", '((', '[a-', '😀😀'])(
    'lo escrito se busca tal cual: %j no halla nada',
    async (query) => {
      for (const token of [oficina.contador, admin]) expect(await preguntar(token, query)).toEqual([]);
    },
  );

  it('demasiado larga, o con lo que no se puede guardar, se rechaza', async () => {
    for (const query of ['a'.repeat(101), 'ca\0ja', 'ca\ud800ja']) {
      const { status } = await oficina.llamar(
        contrato.buscar,
        { body: { query } },
        { token: oficina.contador },
      );
      expect(status).toBe(400);
    }
  });
});

describe('páginas', () => {
  it('también las que no están en el menú', async () => {
    expect(await titulos(cajero, 'pages', 'jueg')).toEqual(['Juego']);
    expect(await titulos(cajero, 'pages', 'mis arch')).toEqual(['Mis archivos']);
    expect(await titulos(cajero, 'pages', 'verificar un')).toEqual(['Verificar un documento']);
  });

  it('las del menú propio, sin fijarse en acentos ni mayúsculas, con su dirección', async () => {
    const [grupo] = await preguntar(oficina.contador, 'COMPARACION ban');
    expect(grupo).toEqual({
      id: 'pages',
      label: 'Páginas',
      results: [
        {
          link: '/contabilidad/comparacion-bancos',
          value: 'Comparación Bancos',
          title: 'Comparación Bancos',
          icon: 'heroicons_outline:scale',
        },
      ],
    });
    expect(await titulos(cajero, 'pages', 'inicio')).toEqual(['Inicio']);
  });

  it('lo que no está permitido o está oculto no se halla', async () => {
    expect(await titulos(cajero, 'pages', 'partida')).toEqual([]);
    expect(await titulos(oficina.contador, 'pages', 'usuarios')).toEqual([]);
    expect(await titulos(oficina.contador, 'pages', 'facturas')).toEqual([]);
  });

  it.each(['K7QM-3XWP', 'k7qm3xwp', ' k7qm-3xwp '])(
    'el código de un documento (%j) lleva a verificarlo, a cualquiera',
    async (codigo) => {
      const [grupo] = await preguntar(cajero, codigo);
      expect(grupo?.results).toMatchObject([
        { title: 'Verificar el documento K7QM-3XWP', link: '/reportes/verificacion?codigo=K7QM-3XWP' },
      ]);
    },
  );

  it('ocho letras seguidas son una palabra, no un código', async () => {
    expect(await titulos(cajero, 'pages', 'cardamum')).toEqual([]);
    expect(await titulos(cajero, 'pages', 'verificar documento')).toEqual(['Verificar un documento']);
  });

  it('hasta cinco', async () => {
    expect(await titulos(oficina.contador, 'pages', 'ar')).toHaveLength(5);
  });
});

describe('cuentas', () => {
  it('por el principio del código: primero la más corta, y el enlace la abre', async () => {
    const grupo = (await preguntar(oficina.contador, '1011')).find(({ id }) => id === 'cuentas');
    expect(grupo?.results).toHaveLength(5);
    expect(grupo?.results[0]).toMatchObject({
      idCuenta: '1011',
      tipoCuenta: 'M',
      link: '/contabilidad/catalogo?cuenta=1011',
    });
  });

  it('por palabras del nombre, en cualquier orden', async () => {
    const [primera = ''] = await titulos(oficina.contador, 'cuentas', 'chica caja');
    expect(primera.toLowerCase()).toContain('caja chica');
    expect(await titulos(oficina.contador, 'cuentas', 'cája CHÍCA')).toContain(primera);
  });

  it('también por su etiqueta, después de las que lo llevan en el nombre', async () => {
    expect(await titulos(oficina.contador, 'cuentas', 'MÁRGEN financ')).toEqual([
      'PRODUCTOS FINANCIEROS',
      'GASTOS FINANCIEROS',
    ]);
    expect((await titulos(oficina.contador, 'cuentas', 'cartera')).at(0)).toBe('CARTERA DE CRÉDITOS');
  });

  it('quien no ve el catálogo no las halla', async () => {
    expect(await gruposDe(admin, 'caja')).not.toContain('cuentas');
    expect(await gruposDe(cajero, '1011')).toEqual([]);
  });
});

describe('partidas', () => {
  it('por palabras del concepto, las más nuevas primero; los borradores también', async () => {
    const { auxiliar, contador } = oficina;
    const vieja = await oficina.contabilizada(contador, {
      concepto: 'Adquisición de PIZARRÓN verde',
      fecha: '2026-11-03',
    });
    const nueva = await oficina.contabilizada(contador, { concepto: 'Otro pizarron', fecha: '2026-11-09' });
    const borrador = await oficina.crear(auxiliar, { concepto: 'Pizarrón pendiente', fecha: '2026-11-05' });
    const grupo = (await preguntar(contador, 'pízarron')).find(({ id }) => id === 'partidas');
    expect(grupo?.results.map(({ title }) => title)).toEqual([
      'Otro pizarron',
      'Pizarrón pendiente',
      'Adquisición de PIZARRÓN verde',
    ]);
    expect(grupo?.results[0]).toEqual({
      link: `/contabilidad/ver-partidas?partida=${nueva.id}`,
      value: `${nueva.numero}/2026`,
      title: 'Otro pizarron',
      id: nueva.id,
      numero: nueva.numero,
      ejercicio: 2026,
      fecha: '2026-11-09',
      estado: 'contabilizada',
      total: 5_000,
    });
    expect(grupo?.results[1]).toMatchObject({ id: borrador.id, numero: null, estado: 'borrador' });
    expect(grupo?.results[2]).toMatchObject({ id: vieja.id });
    expect(await titulos(contador, 'partidas', 'verde adquisicion')).toEqual([
      'Adquisición de PIZARRÓN verde',
    ]);
  });

  it('por número: la que lo tiene va antes que las que lo nombran', async () => {
    const { contador } = oficina;
    const buscada = await oficina.contabilizada(contador, { concepto: 'La buscada' });
    // A number of at least three digits is looked for in the words too.
    const numero = String(buscada.numero);
    expect((await titulos(contador, 'partidas', `${numero}/2026`))[0]).toBe('La buscada');
    expect(await titulos(contador, 'partidas', `${numero}/2025`)).toEqual([]);
    const conCeros = numero.padStart(3, '0');
    await oficina.contabilizada(contador, { concepto: `Pago del recibo ${conCeros}` });
    expect(await titulos(contador, 'partidas', conCeros)).toEqual([
      'La buscada',
      `Pago del recibo ${conCeros}`,
    ]);
  });

  it('por su monto, escrito como se lee', async () => {
    const { contador } = oficina;
    await oficina.contabilizada(contador, { concepto: 'La del monto raro', lineas: lineas(1_234_567) });
    for (const escrito of ['12,345.67', '12345.67', 'Q 12,345.67'])
      expect(await titulos(contador, 'partidas', escrito)).toEqual(['La del monto raro']);
    expect(await titulos(contador, 'partidas', '12,345.68')).toEqual([]);
  });

  it('solo de las agencias propias y con permiso', async () => {
    await oficina.contabilizada(oficina.contador, { concepto: 'Marimba de la central' });
    expect(await titulos(oficina.auxiliar, 'partidas', 'marimba')).toEqual(['Marimba de la central']);
    expect(await titulos(oficina.forastero, 'partidas', 'marimba')).toEqual([]);
    expect(await titulos(cajero, 'partidas', 'marimba')).toEqual([]);
    expect(await titulos(admin, 'partidas', 'marimba')).toEqual([]);
  });

  it('los comodines de SQL son letras como las demás', async () => {
    await oficina.contabilizada(oficina.contador, { concepto: 'Descuento del 100% al socio_nuevo' });
    expect(await titulos(oficina.contador, 'partidas', '100%')).toEqual([
      'Descuento del 100% al socio_nuevo',
    ]);
    expect(await titulos(oficina.contador, 'partidas', 'socio_n')).toHaveLength(1);
    expect(await titulos(oficina.contador, 'partidas', 'Des%nto')).toEqual([]);
    // Between words there is nothing that counts.
    expect(await titulos(oficina.contador, 'partidas', 'soci__nuevo')).toHaveLength(1);
    expect(await titulos(oficina.contador, 'partidas', 'soc__o_nuevo')).toEqual([]);
  });

  it('hasta cinco', async () => {
    for (let n = 0; n < 7; n++) await oficina.crear(oficina.auxiliar, { concepto: `Tambor ${n}` });
    expect(await titulos(oficina.auxiliar, 'partidas', 'tambor')).toHaveLength(5);
  });
});

describe('personas', () => {
  it('por nombre o correo; quien administra va a su ficha', async () => {
    const grupo = (await preguntar(admin, 'judith karla')).find(({ id }) => id === 'contacts');
    expect(grupo).toEqual({
      id: 'contacts',
      label: 'Personas',
      results: [
        {
          id: expect.any(String),
          name: 'Karla Judith Sierra Bol',
          title: 'Karla Judith Sierra Bol',
          value: 'Karla Judith Sierra Bol',
          avatar: null,
          link: expect.stringMatching(/^\/administracion\/usuarios\?usuario=[0-9a-f-]{36}$/),
        },
      ],
    });
    expect(await titulos(admin, 'contacts', 'cajero@')).toEqual(['Karla Judith Sierra Bol']);
  });

  it('quien no administra va a su chat, y no se halla a sí mismo', async () => {
    const grupo = (await preguntar(oficina.contador, 'karla judith')).find(({ id }) => id === 'contacts');
    const [karla] = grupo?.results ?? [];
    expect(karla).toMatchObject({ title: 'Karla Judith Sierra Bol' });
    expect(karla?.link).toMatch(/^\/welcome#chat=[0-9a-f-]{36}$/);
    expect(await titulos(cajero, 'contacts', 'karla judith')).toEqual([]);
  });

  it('a quien ya no tiene acceso solo lo halla quien administra', async () => {
    await oficina.comoDueno(`update usuario set activo = false where correo = 'ahorros@cuadra.demo'`);
    expect(await titulos(admin, 'contacts', 'silvia beatriz')).toEqual(['Silvia Beatriz Macz Ponce']);
    expect(await titulos(oficina.contador, 'contacts', 'silvia beatriz')).toEqual([]);
  });
});

describe('el tiempo', () => {
  const actor = { permisos: permisosDe(['contador']) } as unknown as Actor;
  const plataforma = { db: {}, config: {}, log: crearLogger('silent') } as unknown as Parameters<
    typeof buscar
  >[0];
  const pagina = { link: '/x', value: 'x', title: 'x', icon: 'x' };
  const pronta: Fuente = { buscar: async () => ({ id: 'pages', label: 'Páginas', results: [pagina] }) };
  const eterna: Fuente = { buscar: () => new Promise(() => undefined) };

  test('la que no responde a tiempo se deja fuera; las demás llegan', async () => {
    const halladas = await buscar(plataforma, actor, 'algo', [eterna, pronta], { esperaMaxMs: 20 });
    expect(halladas.map(({ id }) => id)).toEqual(['pages']);
  });

  test('la que falla no pasa por una respuesta vacía', async () => {
    const rota: Fuente = { buscar: () => Promise.reject(new Error('sin base')) };
    await expect(buscar(plataforma, actor, 'algo', [pronta, rota])).rejects.toThrow('sin base');
  });
});
