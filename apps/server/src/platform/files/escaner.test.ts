// Every door by which a file comes in asks the scanner, and without its word nothing comes in.
import { editarUsuarioActual } from '@cuadra/contract/acceso/sesion';
import type { Endpoint } from '@cuadra/contract/endpoint';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { direccionDe } from '#acceso/testing/permisos/peticiones.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { crearLogger } from '../crear-logger.ts';
import { abrirEscaner } from './escaner.ts';
import { png } from './testing/imagenes.ts';

const MARCA = 'ARCHIVO-DE-PRUEBA-INFECTADO';
/** As the clients of ClamAV do: 1 when it finds something, 0 when it does not. */
const QUE_BUSCA = `if grep -qa ${MARCA}; then exit 1; else exit 0; fi`;

const log = crearLogger('silent');
const archivo = Buffer.from(`%PDF-1.7 ${MARCA}`);

describe('lo que dice al terminar', () => {
  const revisar = async (orden: string, { plazoMs = 20_000, bytes = archivo } = {}) => {
    const alFallar = vi.fn(async (_motivo: string) => undefined);
    const codigo = await abrirEscaner({ orden, log, alFallar, plazoMs })
      .revisar(bytes)
      .then(
        () => 'admitido',
        (error: { codigo: string }) => error.codigo,
      );
    return [codigo, alFallar.mock.calls.flat().join()];
  };

  it('0 lo admite y 1 lo rechaza', async () => {
    expect(await revisar('exit 0')).toEqual(['admitido', '']);
    expect(await revisar('exit 1')).toEqual(['ARCHIVO_INFECTADO', '']);
    expect(await revisar(QUE_BUSCA)).toEqual(['ARCHIVO_INFECTADO', '']);
    expect(await revisar(QUE_BUSCA, { bytes: Buffer.from('%PDF-1.7') })).toEqual(['admitido', '']);
  });

  it('cualquier otra cosa lo rechaza y se avisa: nadie lo revisó', async () => {
    expect(await revisar('exit 2')).toEqual(['ARCHIVO_SIN_REVISAR', 'terminó con el código 2']);
    expect(await revisar('no-existe-este-programa')).toEqual([
      'ARCHIVO_SIN_REVISAR',
      'terminó con el código 127',
    ]);
    expect(await revisar('kill -9 $$')).toEqual(['ARCHIVO_SIN_REVISAR', 'terminó por la señal SIGKILL']);
    expect(await revisar('sleep 60; exit 0', { plazoMs: 100 })).toEqual([
      'ARCHIVO_SIN_REVISAR',
      'no terminó en 0 segundos',
    ]);
  });

  it('quien termina sin leerlo todo, o habla mucho, no estorba', async () => {
    expect(await revisar('exit 0', { bytes: Buffer.alloc(5_000_000) })).toEqual(['admitido', '']);
    expect(await revisar('cat; exit 0', { bytes: Buffer.alloc(5_000_000) })).toEqual(['admitido', '']);
  });

  it('no recibe las variables de Cuadra', async () => {
    vi.stubEnv('SESSION_SECRET', 'el de la casa');
    expect(await revisar('test -z "$SESSION_SECRET"')).toEqual(['admitido', '']);
    vi.unstubAllEnvs();
  });

  it('sin ESCANER no se revisa nada', async () => {
    await abrirEscaner({ orden: undefined, log, alFallar: async () => undefined }).revisar(archivo);
  });
});

const endpoints: readonly Endpoint[] = await allEndpoints();
const conArchivo = endpoints.filter(
  ({ body }) => body !== undefined && 'kind' in body && body.kind === 'upload',
);

/** What its query asks for besides the file. */
function loQuePide({ query }: Endpoint): Record<string, string> {
  const pedido = Object.entries(DE_LA_CONSULTA).filter(([nombre]) => nombre in (query?.shape ?? {}));
  return Object.fromEntries(pedido.filter(([nombre]) => nombre === 'nombre' || !esOpcional(query, nombre)));
}

const DE_LA_CONSULTA = {
  nombre: 'archivo.pdf',
  fecha: '2026-01-01',
  mapeo: JSON.stringify({ nombre: 0, codigo: null, padre: null, nivel: null, tipo: null, naturaleza: null }),
};

const esOpcional = (query: Endpoint['query'], nombre: string): boolean =>
  query?.shape[nombre]?._zod.optin === 'optional';

describe('todas las puertas', () => {
  let prueba: AplicacionDePrueba;
  const tokens: string[] = [];

  beforeAll(async () => {
    prueba = await aplicacionDePrueba({ config: { escaner: QUE_BUSCA } });
    for (const persona of ['contador', 'admin', 'ahorros'])
      tokens.push(await prueba.entrar(`${persona}@cuadra.demo`));
  });
  afterAll(() => prueba.cerrar());

  /** As the first of them whose role may. */
  async function subir(endpoint: Endpoint, payload: Buffer): Promise<string> {
    const { body, method, path } = endpoint;
    const [tipo = ''] = body !== undefined && 'kind' in body ? body.mediaTypes : [];
    for (const token of tokens) {
      const respuesta = await prueba.app.inject({
        method,
        url: direccionDe(path),
        query: loQuePide(endpoint),
        headers: { authorization: `Bearer ${token}`, 'content-type': tipo },
        payload,
      });
      const { codigo } = respuesta.json();
      if (codigo !== 'SIN_PERMISO') return codigo;
    }
    return 'SIN_PERMISO';
  }

  it('son estas', () => {
    expect(conArchivo.map(({ method, path }) => `${method} ${path}`).sort()).toMatchInlineSnapshot(`
      [
        "POST /api/administracion/institucion/agencias/hoja",
        "POST /api/administracion/institucion/agencias/hoja/columnas",
        "POST /api/administracion/usuarios/hoja",
        "POST /api/administracion/usuarios/hoja/columnas",
        "POST /api/administracion/usuarios/hoja/ensayo",
        "POST /api/ahorros/importar/asociados",
        "POST /api/ahorros/importar/asociados/columnas",
        "POST /api/ahorros/importar/cuentas",
        "POST /api/ahorros/importar/cuentas/columnas",
        "POST /api/ahorros/importar/movimientos",
        "POST /api/ahorros/importar/movimientos/columnas",
        "POST /api/contabilidad/bancos/columnas",
        "POST /api/contabilidad/bancos/cuentas/:id/estados",
        "POST /api/contabilidad/bancos/leer",
        "POST /api/contabilidad/equivalencias/:id/traer",
        "POST /api/contabilidad/partidas/:id/soportes",
        "POST /api/contabilidad/partidas/importar",
        "POST /api/contabilidad/partidas/importar/columnas",
        "POST /api/contabilidad/partidas/importar/errores.csv",
        "POST /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/archivos",
        "POST /api/contabilidad/saldos-iniciales/importar",
        "POST /api/contabilidad/saldos-iniciales/importar/columnas",
        "POST /api/contabilidad/saldos-iniciales/leer-hoja",
        "POST /api/contabilidad/v2/catalogo/ajeno/columnas",
        "POST /api/contabilidad/v2/catalogo/ajeno/leer",
        "POST /api/contabilidad/v2/catalogo/importar",
        "POST /api/contabilidad/v2/catalogo/importar/columnas",
        "PUT /api/administracion/institucion/logo",
      ]
    `);
  });

  it.each(conArchivo.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      expect(await subir(endpoint, archivo)).toBe('ARCHIVO_INFECTADO');
      expect(await subir(endpoint, Buffer.from('%PDF-1.7'))).not.toBe('ARCHIVO_INFECTADO');
    },
  );

  it('un SVG no entra como soporte ni como evidencia, diga su nombre lo que diga', async () => {
    const svg = Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    );
    const deDocumentos = conArchivo.filter(({ errors }) => errors.includes('SOPORTE_NO_ADMITIDO'));
    expect(deDocumentos).toHaveLength(2);
    for (const endpoint of deDocumentos) expect(await subir(endpoint, svg)).toBe('SOPORTE_NO_ADMITIDO');
  });

  it('y el retrato de la persona, que viaja dentro de JSON', async () => {
    const poner = (bytes: Buffer) =>
      prueba.llamar(
        editarUsuarioActual,
        { body: { user: { avatar: `data:image/png;base64,${bytes.toString('base64')}` } } },
        { token: tokens[0] ?? '' },
      );
    expect((await poner(Buffer.concat([png(), Buffer.from(MARCA)]))).problema.codigo).toBe(
      'ARCHIVO_INFECTADO',
    );
    expect((await poner(png())).status).toBe(200);
  });
});

it('cuando no responde, los administradores lo saben una vez, y no se admite nada', async () => {
  const prueba = await aplicacionDePrueba({ config: { escaner: 'exit 3' } });
  const token = await prueba.entrar('admin@cuadra.demo');
  const subir = async () =>
    (
      await prueba.app.inject({
        method: 'PUT',
        url: '/api/administracion/institucion/logo',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
        payload: png(),
      })
    ).json().codigo;
  expect([await subir(), await subir()]).toEqual(['ARCHIVO_SIN_REVISAR', 'ARCHIVO_SIN_REVISAR']);
  const avisos = await prueba.db
    .selectFrom('aviso')
    .select('descripcion')
    .where('titulo', '=', 'Los archivos no se están revisando')
    .execute();
  expect(avisos.map(({ descripcion }) => descripcion)).toEqual([
    'El programa de ESCANER terminó con el código 3. Mientras tanto no se admite ningún archivo: revise esa orden.',
  ]);
  await prueba.cerrar();
});
