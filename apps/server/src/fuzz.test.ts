// Calls that nobody would make, always the same ones: whatever comes in, the API answers in its own words and the books
// stay as they must. `npm run bench -- fuzz` makes many more.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verificar } from './contabilidad/verificacion/verificar.ts';
import { usuariosDemo } from './demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from './testing/application.ts';
import { atacar, type Blanco } from './testing/fuzz/atacar.ts';
import { buscarExistentes } from './testing/fuzz/existentes.ts';
import { guardarTokens } from './testing/fuzz/tokens.ts';

let prueba: AplicacionDePrueba;
let blanco: Blanco;

beforeAll(async () => {
  prueba = await aplicacionDePrueba({ trabajos: true });
  const authorization = `Bearer ${await prueba.entrar('contador@cuadra.demo')}`;
  blanco = {
    paths: (await prueba.app.inject({ url: '/api/openapi.json', headers: { authorization } })).json().paths,
    existentes: await buscarExistentes(prueba),
    async enviar({ method, url, headers, payload }, token) {
      const respuesta = await prueba.app.inject({
        method,
        url,
        // Not from where people enter: what is guessed here locks nobody out there.
        remoteAddress: '10.1.2.3',
        headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(payload === undefined ? {} : { payload }),
      });
      const tipo = String(respuesta.headers['content-type'] ?? '');
      return { status: respuesta.statusCode, tipo, texto: respuesta.body };
    },
    entrar: guardarTokens((correo) => prueba.entrar(correo)),
  };
});
afterAll(() => prueba.cerrar());

it.each([1, 20_261_116, 0xc0ad7a, 77, 4_294_967_291])(
  'mil llamadas con la semilla %i: ninguna falla, y todas se contestan como dice OpenAPI',
  async (semilla) => {
    const { llamadas, faltas } = await atacar(blanco, {
      semilla,
      llamadas: 1_000,
      aLaVez: 4,
      personas: usuariosDemo,
    });
    expect(llamadas).toBe(1_000);
    expect(faltas).toEqual([]);
  },
  300_000,
);

it('y los libros siguen cuadrando', async () => {
  expect(await verificar(prueba.db)).toMatchObject({ limpio: true });
});
