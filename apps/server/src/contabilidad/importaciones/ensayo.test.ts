// What a rehearsal tells: each kind of error once with its remedy, all of them as a sheet, and the trial balance that would result.
import { descargarErrores, importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CSV } from '@cuadra/contract/medios';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  type Oficina,
  SOBRANTES,
  soloAvisan,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  await soloAvisan(oficina);
});
afterAll(() => oficina.cerrar());

const ENCABEZADO = 'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber';

interface Fila {
  readonly fecha?: string;
  readonly agencia?: string;
  readonly concepto?: string;
  readonly debe?: string;
  readonly haber?: string;
  readonly monto?: string;
}

const hoja = (filas: readonly Fila[]) =>
  [
    ENCABEZADO,
    ...filas.flatMap(
      (
        {
          fecha = '2026-11-10',
          agencia = '01',
          concepto = `Ensayada`,
          debe = CAJA_CHICA,
          haber = SOBRANTES,
          monto = '10.00',
        },
        n,
      ) => {
        const comun = `${n + 1},${fecha},diario,${agencia},${concepto}`;
        return [`${comun},${debe},${monto},`, `${comun},${haber},,${monto}`];
      },
    ),
  ].join('\n');

const ensayar = async (texto: string, query: object = {}) =>
  (
    await oficina.llamar(
      importarPartidas,
      { query, body: { mediaType: CSV, bytes: Buffer.from(texto) } },
      { token: oficina.contador },
    )
  ).cuerpo;

describe('los errores, por clase', () => {
  it('cada clase una vez, con cuántos, qué vino y qué se hace', async () => {
    const { grupos, totalDeErrores } = await ensayar(
      hoja([
        ...Array.from({ length: 30 }, () => ({ haber: 'Ingresos varios' })),
        { haber: 'Otra más' },
        { agencia: 'Sucursal Norte' },
        { agencia: 'Sucursal Norte' },
        { fecha: '2023-05-01' },
        { concepto: '' },
        { fecha: '2027-01-01' },
      ]),
    );
    expect(totalDeErrores).toBe(36);
    expect(
      grupos.map(({ codigo, cuantos, remedio, mensaje }) => [codigo, cuantos, remedio, mensaje]),
    ).toEqual([
      ['CUENTA_NO_EXISTE', 31, 'cuentas', '2 cuentas no existen, en 31 líneas.'],
      ['AGENCIA_NO_EXISTE', 2, 'agencias', '1 agencia no existe, en 2 partidas.'],
      [
        'PERIODO_CERRADO',
        1,
        'ejercicios',
        '1 partida de meses que no están abiertos: ábralos o cambie las fechas.',
      ],
      [
        'CONCEPTO_VACIO',
        1,
        'concepto',
        '1 partida sin concepto: escriba uno para todas las que no lo traen.',
      ],
      ['FECHA_FUTURA', 1, 'fechas', expect.stringContaining('posterior a hoy')],
    ]);
    expect(grupos[0]?.valores).toEqual([
      { valor: 'Ingresos varios', cuantos: 30, linea: 3 },
      { valor: 'Otra más', cuantos: 1, linea: 63 },
    ]);
    expect(grupos[2]?.valores).toEqual([{ valor: '2023', cuantos: 1, linea: 68 }]);
  });

  it('una agencia se entiende por su nombre, o por lo que alguien dijo que es', async () => {
    const { nombreAgencia } = await oficina.db
      .selectFrom('agencia')
      .select('nombreAgencia')
      .where('idAgencia', '=', '01')
      .executeTakeFirstOrThrow();
    const porNombre = await ensayar(hoja([{ agencia: nombreAgencia.toUpperCase() }]));
    expect(porNombre.sumas.map(({ agencia }) => agencia)).toEqual(['01']);
    const agencias = JSON.stringify([{ antes: 'sucursal norte', agencia: '01' }]);
    const dicha = await ensayar(hoja([{ agencia: 'Sucursal Norte' }]), { agencias });
    expect([dicha.totalDeErrores, dicha.sumas[0]?.agencia]).toEqual([0, '01']);
  });

  it('se listan mil y se descargan todos, con lo que vino', async () => {
    const texto = hoja(Array.from({ length: 1_200 }, () => ({ debe: '=No hay', haber: 'Tampoco' })));
    const cuerpo = await ensayar(texto);
    expect([cuerpo.errores.length, cuerpo.totalDeErrores]).toEqual([1_000, 2_400]);
    const salida = await oficina.app.inject({
      method: 'POST',
      url: `${descargarErrores.path}?nombre=viejas.csv`,
      headers: { authorization: `Bearer ${oficina.contador}`, 'content-type': CSV },
      payload: Buffer.from(texto),
    });
    const lineas = salida.body.trim().split('\r\n');
    expect(salida.headers['content-disposition']).toContain('errores de viejas.csv');
    expect(lineas).toHaveLength(2_401);
    expect(lineas[1]).toMatch(/^2,Cuenta,'=No hay,/);
    const ilegible = await oficina.app.inject({
      method: 'POST',
      url: descargarErrores.path,
      headers: { authorization: `Bearer ${oficina.contador}`, 'content-type': CSV },
      payload: Buffer.from('nada,de,esto\n1,2,3\n'),
    });
    expect(ilegible.json().codigo).toBe('ARCHIVO_ILEGIBLE');
  });
});

describe('la balanza que resultaría', () => {
  it('es la que resulta: lo que había, lo que llega y lo que queda, y cuadra', async () => {
    const texto = hoja([
      { monto: '12.34', concepto: 'Para la balanza' },
      { monto: '100.00', concepto: 'Otra para la balanza', debe: SOBRANTES, haber: CAJA_CHICA },
    ]);
    const { balanza } = await ensayar(texto);
    // 12.34 − 100.00 = −87.66.
    const caja = balanza?.cuentas.find(({ idCuenta }) => idCuenta === CAJA_CHICA);
    expect(caja).toMatchObject({ debe: 1_234, haber: 10_000, despues: (caja?.antes ?? 0) - 8_766 });
    const total = balanza?.total;
    expect(total?.debe).toBe(11_234);
    expect(total?.haber).toBe(11_234);
    expect(total?.antes).toBe(total?.antesAcreedor);
    expect(total?.despues).toBe(total?.despuesAcreedor);
    await ensayar(texto, { ensayo: 'false' });
    const { rows } = await sql<{ idCuenta: string; saldo: number }>`
      select id_cuenta, sum(debe - haber)::bigint as saldo from linea where agencia = '01'
      group by 1 having sum(debe - haber) <> 0 order by 1`.execute(oficina.db);
    expect(
      balanza?.cuentas
        .filter(({ despues }) => despues !== 0)
        .map(({ idCuenta, despues }) => [idCuenta, despues]),
    ).toEqual(rows.map(({ idCuenta, saldo }) => [idCuenta, saldo]));
  });
});
