// Members' personal data: those of one's agencias; somebody of another, by the whole number and with the least; and who looked is noted.
import * as contrato from '@cuadra/contract/ahorros/asociados';
import { verCuentaDeAhorro } from '@cuadra/contract/ahorros/cuentas';
import { importarCuentas } from '@cuadra/contract/ahorros/importaciones';
import { listarRetenidos } from '@cuadra/contract/ahorros/retenciones';
import { CSV } from '@cuadra/contract/medios';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leerConstancias } from '#ahorros/reportes/leer-constancias.ts';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import { type MundoDeAhorros, mundoDeAhorros, type Persona } from '#ahorros/testing/mundo-de-ahorros.ts';

/** Marta, of agencia 02. */
const DE_LA_02 = 3;
const SU_DPI = '3456789011601';

let mundo: MundoDeAhorros;
beforeAll(async () => {
  mundo = await mundoDeAhorros();
  await comoPersona(mundo, mundo.ahorrosDeTodas.id, (tx) =>
    sql`update asociado set telefono = '5555 1234', direccion = '3a calle 4-05' where numero = ${DE_LA_02}`.execute(
      tx,
    ),
  );
});
afterAll(() => mundo?.cerrar());

const listar = async (query: { texto?: string; agencia?: string }, quien: Persona) =>
  (await mundo.llamar(contrato.listarAsociados, { query }, { token: quien.token })).cuerpo;
const ver = (id: string, quien: Persona) =>
  mundo.llamar(contrato.verAsociado, { params: { id } }, { token: quien.token });

describe('de otra agencia', () => {
  test.each([{}, { agencia: '02' }, { texto: 'marta' }, { texto: 'choc ba' }, { texto: SU_DPI }])(
    'con %j no aparece, ni se cuenta',
    async (query) => {
      for (const quien of [mundo.ahorros, mundo.jefe]) {
        const { asociados, total } = await listar(query, quien);
        expect(asociados.map(({ numero }) => numero)).not.toContain(DE_LA_02);
        expect(total).toBe(asociados.length);
      }
    },
  );

  test('por su número exacto, lo mínimo', async () => {
    const { asociados } = await listar({ texto: String(DE_LA_02) }, mundo.jefe);
    expect(asociados).toEqual([
      {
        ...{ id: mundo.asociados[2], numero: DE_LA_02, nombre: 'Marta Alicia Choc Ba', ajeno: true },
        ...{ dpi: '•••• ••••• 1601', documento: null, telefono: null, agencia: '02', estado: null },
        ...{ cuentas: 0, saldo: 0 },
      },
    ]);
  });

  test('su ficha no existe, y tampoco su constancia', async () => {
    const [, , suya] = mundo.asociados;
    for (const quien of [mundo.ahorros, mundo.jefe])
      expect((await ver(suya, quien)).problema.codigo).toBe('NO_ENCONTRADO');
    await expect(leerConstancias(mundo.db, { agencias: ['01'] }, 2026, [suya])).rejects.toMatchObject({
      codigo: 'NO_ENCONTRADO',
    });
    expect(await leerConstancias(mundo.db, { agencias: ['02'] }, 2026, [suya])).toHaveLength(1);
  });

  test('una hoja no averigua por el DPI quién es asociado en otra parte; por el número se trae', async () => {
    const traer = async (titular: string) => {
      const hoja = `numero,producto,titular,apertura,agencia\n01-TRA-000001,AHC,${titular},2026-11-16,01\n`;
      const { cuerpo } = await mundo.llamar(
        importarCuentas,
        { query: { ensayo: 'true' }, body: { mediaType: CSV, bytes: Buffer.from(hoja) } },
        { token: mundo.ahorros.token },
      );
      return cuerpo.errores.map(({ campo }) => campo);
    };
    expect(await traer(SU_DPI)).toEqual(['titular']);
    expect(await traer(String(DE_LA_02))).toEqual([]);
  });
});

test('quien tiene una cuenta en la agencia es también de ella', async () => {
  const [, segundo] = mundo.asociados;
  expect((await ver(segundo, mundo.ahorrosDeOtra)).status).toBe(404);
  await mundo.abrir({ numero: '02-AHC-000077', agencia: '02', titulares: [segundo] });
  expect((await ver(segundo, mundo.ahorrosDeOtra)).cuerpo.numero).toBe(2);
  const { asociados } = await listar({ texto: 'reyes' }, mundo.ahorrosDeOtra);
  expect(asociados).toMatchObject([{ numero: 2, ajeno: false, estado: 'activo' }]);
});

describe('el documento', () => {
  test('en las listas, solo su final', async () => {
    const { asociados } = await listar({ texto: '1234567890101' }, mundo.ahorros);
    expect(asociados).toMatchObject([{ numero: 1, dpi: '•••• ••••• 0101' }]);
    const { cuerpo } = await mundo.llamar(
      listarRetenidos,
      { query: { anio: 2026 } },
      { token: mundo.ahorros.token },
    );
    expect(JSON.stringify(cuerpo)).not.toMatch(/\d{13}/);
  });

  test('entero, para quien inscribe y para quien audita; para los demás, su final', async () => {
    const [id] = mundo.asociados;
    const cuenta = { params: { id: mundo.una.id } };
    for (const [quien, dpi] of [
      [mundo.ahorros, '1234567890101'],
      [mundo.auditor, '1234567890101'],
      [mundo.jefe, '•••• ••••• 0101'],
    ] as const) {
      expect((await ver(id, quien)).cuerpo.dpi).toBe(dpi);
      const { cuerpo } = await mundo.llamar(verCuentaDeAhorro, cuenta, { token: quien.token });
      expect([cuerpo.titular?.dpi, cuerpo.titulares[0]?.dpi]).toEqual(['•••• ••••• 0101', dpi]);
    }
  });
});

describe('mirar queda anotado', () => {
  const notas = async (quien: Persona, accion: string) =>
    mundo.db
      .selectFrom('bitacora')
      .select(['idEntidad', 'agencia', 'despues'])
      .where('actor', '=', quien.id)
      .where('accion', '=', accion)
      .execute();

  test('una vez por persona, asociado y día, aunque se mire muchas veces y a la vez', async () => {
    const [id] = mundo.asociados;
    await Promise.all(Array.from({ length: 8 }, () => ver(id, mundo.contador2)));
    for (let n = 0; n < 3; n++) await ver(id, mundo.contador2);
    expect(await notas(mundo.contador2, 'ahorros:ver-asociado')).toEqual([
      { idEntidad: id, agencia: '01', despues: { numero: 1 } },
    ]);
    await listar({ texto: String(DE_LA_02) }, mundo.contador2);
    expect(await notas(mundo.contador2, 'ahorros:ver-de-otra-agencia')).toEqual([]);
    for (let n = 0; n < 3; n++) await listar({ texto: String(DE_LA_02) }, mundo.ahorros);
    expect(await notas(mundo.ahorros, 'ahorros:ver-de-otra-agencia')).toEqual([
      { idEntidad: mundo.asociados[2], agencia: '02', despues: { numero: DE_LA_02 } },
    ]);
  });

  test('al día siguiente se anota otra vez, y lo que se guarda para saberlo no crece', async () => {
    const [id] = mundo.asociados;
    mundo.reloj.avanzar({ hours: 24 });
    const token = await mundo.entrar('contador2@cuadra.demo');
    await ver(id, { ...mundo.contador2, token });
    expect(await notas(mundo.contador2, 'ahorros:ver-asociado')).toHaveLength(2);
    const { rows } = await sql<{ cuantas: number }>`
      select count(*)::int as cuantas from consulta_de_asociado where usuario = ${mundo.contador2.id}::uuid`.execute(
      mundo.db,
    );
    expect(rows).toEqual([{ cuantas: 1 }]);
  });
});
