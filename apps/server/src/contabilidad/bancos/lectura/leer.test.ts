// Any bank's file, over HTTP: what it says, or the row and the reason.
import { ESTADO_BYTES_MAX } from '@cuadra/contract/contabilidad/bancos/estados';
import { leerArchivo } from '@cuadra/contract/contabilidad/bancos/leer';
import { OCTETOS } from '@cuadra/contract/medios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { azarDe, danar } from '#hojas/estados/testing/danar.ts';
import { archivosDe } from '#hojas/estados/testing/leer-archivos.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;

beforeAll(async () => {
  prueba = await aplicacionDePrueba({ limitarPeticiones: false });
  token = await prueba.entrar('auxiliar@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const leer = (
  contenido: string | Uint8Array,
  query: { nombre: string; separadorDecimal?: 'coma' } = { nombre: 'a' },
) =>
  prueba.llamar(
    leerArchivo,
    { query, body: { mediaType: OCTETOS, bytes: Buffer.from(contenido) } },
    { token },
  );

const MT940 = (final: string) =>
  `:20:A\n:25:300-1\n:60F:C261001GTQ10,\n:61:2610051005D1,5NTRFREF1\n:86:CARGO\n:62F:C261031GTQ${final}\n-\n`;

describe('leer el archivo de un banco', () => {
  it('dice lo que el archivo dice, en centésimos', async () => {
    const { status, cuerpo } = await leer(MT940('8,5'));
    expect(status).toBe(200);
    expect(cuerpo).toEqual({
      formato: 'mt940',
      estados: [
        {
          cuenta: '300-1',
          moneda: 'GTQ',
          desde: '2026-10-01',
          hasta: '2026-10-31',
          saldoInicial: 1_000,
          saldoFinal: 850,
          lineas: [{ fecha: '2026-10-05', monto: -150, texto: 'CARGO', referencia: 'REF1' }],
        },
      ],
      advertencias: [],
    });
  });

  it('el que no suma se rechaza con la fila y las dos cifras', async () => {
    const { status, problema } = await leer(MT940('9,5'));
    expect(status).toBe(422);
    expect(problema.codigo).toBe('ESTADO_ILEGIBLE');
    expect(problema.detail).toMatch(/^Fila 6: el saldo inicial 10\.00 .* da 8\.50, .* es 9\.50/);
    expect(problema.errores).toEqual([
      {
        linea: 6,
        campo: 'fila 6',
        codigo: 'ESTADO_ILEGIBLE',
        mensaje: expect.stringMatching(/^El saldo inicial/),
      },
    ]);
  });

  it('lo que se dice en la consulta vale para la lectura', async () => {
    const dudoso = '!Type:Bank\nD20/10/2026\nT1.500\n^\n';
    expect((await leer(dudoso)).status).toBe(422);
    const { cuerpo } = await leer(dudoso, { nombre: 'a.qif', separadorDecimal: 'coma' });
    expect(cuerpo.estados[0]?.lineas[0]?.monto).toBe(150_000);
  });

  it('vacío, sin nombre o demasiado grande se rechaza diciendo qué', async () => {
    expect((await leer('')).problema.codigo).toBe('ESTADO_ILEGIBLE');
    expect((await leer('a', { nombre: ' ' })).problema.codigo).toBe('PETICION_INVALIDA');
    const enorme = await leer(new Uint8Array(ESTADO_BYTES_MAX + 1));
    expect(enorme.problema.codigo).toBe('CUERPO_DEMASIADO_GRANDE');
  });

  it('no guarda nada', async () => {
    await leer(MT940('8,5'));
    const { n } = await prueba.db
      .selectFrom('estadoDeCuenta')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(0);
  });

  it('quien no ve los bancos no lee', async () => {
    const cajero = await prueba.entrar('cajero@cuadra.demo');
    const { status } = await prueba.llamar(
      leerArchivo,
      { query: { nombre: 'a' }, body: { mediaType: OCTETOS, bytes: Buffer.from('a') } },
      { token: cajero },
    );
    expect(status).toBe(403);
  });

  it('dañados o enormes, siempre hay una respuesta que no es un error del servidor', async () => {
    const archivos = (await Promise.all(['ofx', 'camt053', 'mt940', 'qif'].map(archivosDe))).flat();
    const azar = azarDe(7);
    const danados = archivos.map(({ bytes }) => danar(bytes, [], azar));
    const enormes = ['<', '<OFX><', ':86:', '\n', '^\n', '<Stmt>'].map((uno) =>
      Buffer.from(uno.repeat(1_000_000)),
    );
    const estados = new Set<number>();
    for (const bytes of [...danados, ...enormes]) estados.add((await leer(bytes)).status);
    expect([...estados].toSorted()).toEqual([200, 422]);
  });

  it('mientras se lee, las demás peticiones siguen', async () => {
    const grande = `!Type:Bank\n${'D20/10/2026\nT1.00\nPMOVIMIENTO\n^\n'.repeat(60_000)}`;
    const orden: string[] = [];
    const lectura = leer(grande).then(({ cuerpo }) => {
      orden.push('lectura');
      return cuerpo;
    });
    await prueba.app.inject({ method: 'GET', url: '/api/health' }).then(() => orden.push('salud'));
    expect((await lectura).estados[0]?.lineas).toHaveLength(60_000);
    expect(orden).toEqual(['salud', 'lectura']);
  });
});
