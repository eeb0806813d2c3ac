import { CON_AVANCE } from '@cuadra/contract/avance';
import { listarCuentasBancarias } from '@cuadra/contract/contabilidad/bancos/cuentas';
import * as contrato from '@cuadra/contract/contabilidad/bancos/estados';
import { OCTETOS } from '@cuadra/contract/medios';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hecha, type Persona } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { aEscondidas } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { archivoMt940, type EstadoEscrito } from '../testing/archivo-mt940.ts';
import {
  AL_EMPEZAR,
  type MundoDeBancos,
  mundoDeBancos,
  NUMERO_DE_BANRURAL,
} from '../testing/mundo-de-bancos.ts';

let mundo: MundoDeBancos;

beforeAll(async () => {
  mundo = await mundoDeBancos();
});
afterAll(() => mundo.cerrar());

/** Each test begins with nothing imported. */
beforeEach(vaciar);

async function vaciar(): Promise<void> {
  await aEscondidas(
    mundo.url,
    'truncate conciliacion, paso_de_conciliacion, partida_en_conciliacion, cruce, cruce_linea, cruce_movimiento, explicacion_de_banco',
    'delete from linea_de_banco',
    'delete from estado_de_cuenta',
    `update avance_de_banco set conciliada_hasta = '2026-09-30'`,
    'update cuenta_bancaria set mapeo = null, activa = true',
  );
}

async function importar(
  bytes: Uint8Array,
  query: Partial<Parameters<typeof pedir>[1]> = {},
  cuenta = mundo.banrural,
) {
  return pedir(bytes, { nombre: 'octubre.sta', ...query }, cuenta, mundo.auxiliar);
}

const pedir = (
  bytes: Uint8Array,
  query: { nombre: string; mapeo?: string; perfil?: 'gyt'; ordenDeFecha?: 'dma' },
  id: string,
  { token }: Persona,
) =>
  mundo.llamar(
    contrato.importarEstado,
    { params: { id }, query, body: { mediaType: OCTETOS, bytes } },
    { token },
  );

const OCTUBRE: EstadoEscrito = {
  ...{ cuenta: '3445012345', desde: '2026-10-01', hasta: '2026-10-31', saldoInicial: AL_EMPEZAR },
  lineas: [
    { fecha: '2026-10-05', monto: 100_00, texto: 'DEPOSITO EN AGENCIA', referencia: 'B-1' },
    { fecha: '2026-10-05', monto: -15_00, texto: 'COMISION ATM' },
    { fecha: '2026-10-05', monto: -15_00, texto: 'COMISION ATM' },
    { fecha: '2026-10-31', monto: -200_00, texto: 'CHEQUE PAGADO', referencia: '1001' },
  ],
};
const AL_31 = AL_EMPEZAR - 130_00;

const lineas = () =>
  mundo.db
    .selectFrom('lineaDeBanco')
    .select(['fecha', 'monto', 'texto', 'referencia', 'ocurrencia', 'pendiente'])
    .orderBy('fecha')
    .orderBy('orden')
    .execute();

const cuenta = async () => {
  const { cuerpo } = await mundo.llamar(listarCuentasBancarias, {}, { token: mundo.auditor.token });
  return cuerpo.find(({ id }) => id === mundo.banrural);
};

describe('un archivo de la cuenta', () => {
  it('entra con sus líneas, dos cargos iguales son dos, y el saldo del banco es el del archivo', async () => {
    const [estado] = hecha(await importar(archivoMt940(OCTUBRE)));
    expect(estado).toMatchObject({
      ...{ formato: 'mt940', desde: '2026-10-01', hasta: '2026-10-31', lineas: 4, nuevas: 4, seQuita: true },
      ...{ saldoInicial: AL_EMPEZAR, saldoFinal: AL_31, nombre: 'octubre.sta', advertencias: [] },
    });
    const guardadas = await lineas();
    expect(guardadas.map(({ monto }) => monto)).toEqual([100_00, -15_00, -15_00, -200_00]);
    expect(guardadas.map(({ ocurrencia }) => ocurrencia)).toEqual([1, 1, 2, 1]);
    expect(guardadas.every(({ monto, pendiente }) => monto === pendiente)).toBe(true);
    expect(await cuenta()).toMatchObject({
      saldoBanco: AL_31,
      estadosHasta: '2026-10-31',
      sinExplicar: { banco: 4 },
    });
  });

  it('el original se guarda tal cual y se descarga', async () => {
    const bytes = archivoMt940(OCTUBRE);
    const [estado] = hecha(await importar(bytes));
    const { cruda, status } = await mundo.llamar(
      contrato.descargarEstado,
      { params: { id: estado?.id ?? '' } },
      { token: mundo.auditor.token },
    );
    expect(status).toBe(200);
    expect(cruda.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    expect(cruda.headers['content-disposition']).toContain('octubre.sta');
  });

  it('a quien lo pide se le dice por dónde va', async () => {
    const cruda = await mundo.app.inject({
      method: 'POST',
      url: `/api/contabilidad/bancos/cuentas/${mundo.banrural}/estados?nombre=octubre.sta`,
      headers: {
        authorization: `Bearer ${mundo.auxiliar.token}`,
        'content-type': OCTETOS,
        accept: CON_AVANCE,
      },
      payload: Buffer.from(archivoMt940(OCTUBRE)),
    });
    const dichas = cruda.payload
      .trim()
      .split('\n')
      .map((una) => JSON.parse(una));
    expect(dichas).toMatchObject([
      { avance: { paso: 'leyendo' } },
      { avance: { paso: 'guardando' } },
      { resultado: [{ nuevas: 4 }] },
    ]);
  });

  it('repetido se rechaza diciendo cuándo vino', async () => {
    hecha(await importar(archivoMt940(OCTUBRE)));
    const { problema } = await importar(archivoMt940(OCTUBRE), { nombre: 'otra-vez.sta' });
    expect(problema.codigo).toBe('ESTADO_REPETIDO');
    expect(problema.detail).toContain('octubre.sta');
  });

  it('que se traslapa con otro agrega solo lo que faltaba', async () => {
    const hastaEl5 = { ...OCTUBRE, hasta: '2026-10-05', lineas: OCTUBRE.lineas.slice(0, 2) };
    hecha(await importar(archivoMt940(hastaEl5)));
    const [entero] = hecha(await importar(archivoMt940(OCTUBRE)));
    expect(entero).toMatchObject({ lineas: 4, nuevas: 2 });
    expect(await lineas()).toHaveLength(4);
    expect(await cuenta()).toMatchObject({ saldoBanco: AL_31 });
  });

  it('con el texto espaciado o escrito de otra forma es la misma línea', async () => {
    hecha(await importar(archivoMt940(OCTUBRE)));
    const otraVez = OCTUBRE.lineas.map((linea) => ({ ...linea, texto: linea.texto?.toLowerCase() ?? '' }));
    const [estado] = hecha(await importar(archivoMt940({ ...OCTUBRE, lineas: otraVez })));
    expect(estado).toMatchObject({ lineas: 4, nuevas: 0 });
  });

  it('el mes siguiente continúa, aunque su saldo inicial lleve la fecha en que cerró el anterior', async () => {
    hecha(await importar(archivoMt940(OCTUBRE)));
    const noviembre = {
      ...{ cuenta: '3445012345', desde: '2026-10-31', hasta: '2026-11-15', saldoInicial: AL_31 },
      lineas: [{ fecha: '2026-11-03', monto: 40_00, texto: 'INTERESES' }],
    };
    const [estado] = hecha(await importar(archivoMt940(noviembre)));
    expect(estado).toMatchObject({ desde: '2026-11-01', nuevas: 1 });
    expect(await cuenta()).toMatchObject({ saldoBanco: AL_31 + 40_00 });
  });
});

describe('lo que no es de la cuenta', () => {
  it('un archivo de otra cuenta se rechaza con ambas', async () => {
    const { problema, status } = await importar(archivoMt940({ ...OCTUBRE, cuenta: '9999999999' }));
    expect([status, problema.codigo]).toEqual([422, 'ESTADO_DE_OTRA_CUENTA']);
    expect(problema.detail).toContain('9999999999');
    expect(problema.detail).toContain(NUMERO_DE_BANRURAL);
  });

  it('un número con dígitos ocultos se reconoce por los que se ven', async () => {
    expect((await importar(archivoMt940({ ...OCTUBRE, cuenta: 'XXXXXX2345' }))).status).toBe(201);
    await vaciar();
    const { problema } = await importar(archivoMt940({ ...OCTUBRE, cuenta: 'XXXXXX2346' }));
    expect(problema.codigo).toBe('ESTADO_DE_OTRA_CUENTA');
  });

  it('de varios estados se toman los suyos y se dice', async () => {
    const otro = { ...OCTUBRE, cuenta: '777', saldoInicial: 1_00 };
    const estados = hecha(await importar(archivoMt940(otro, OCTUBRE)));
    expect(estados).toMatchObject([{ nuevas: 4, advertencias: [expect.stringContaining('otra cuenta')] }]);
  });

  it('un archivo en dólares se rechaza', async () => {
    const { problema } = await importar(archivoMt940({ ...OCTUBRE, moneda: 'USD' }));
    expect(problema).toMatchObject({
      codigo: 'ESTADO_DE_OTRA_MONEDA',
      detail: expect.stringContaining('USD'),
    });
  });

  it('sin cuenta ni moneda se toma, con advertencias', async () => {
    const csv = 'Fecha,Descripción,Monto,Saldo\n05/10/2026,DEPOSITO,100.00,50100.00\n';
    const [estado] = hecha(await importar(Buffer.from(csv), { nombre: 'octubre.csv' }));
    expect(estado).toMatchObject({ nuevas: 1, saldoInicial: AL_EMPEZAR, saldoFinal: AL_EMPEZAR + 100_00 });
    expect(estado?.advertencias.join(' ')).toMatch(/de qué cuenta.*su moneda/);
  });

  it('una cuenta que no está en uso no importa', async () => {
    await aEscondidas(mundo.url, 'update cuenta_bancaria set activa = false');
    expect((await importar(archivoMt940(OCTUBRE))).problema.codigo).toBe('CUENTA_BANCARIA_INACTIVA');
  });

  it('lo que no se puede leer se rechaza con su motivo, y nada queda', async () => {
    const { problema, status } = await importar(Buffer.from('esto no es un estado'), { nombre: 'x.txt' });
    expect([status, problema.codigo]).toEqual([422, 'ESTADO_ILEGIBLE']);
    expect(await lineas()).toEqual([]);
  });
});

describe('lo que no continúa', () => {
  it('con otro saldo inicial se rechaza, con ambas cifras y los días que faltan', async () => {
    const noviembre = {
      ...{ cuenta: '3445012345', desde: '2026-11-01', hasta: '2026-11-15', saldoInicial: AL_31 },
      lineas: [{ fecha: '2026-11-03', monto: 40_00 }],
    };
    const { problema } = await importar(archivoMt940(noviembre));
    expect(problema.codigo).toBe('ESTADO_NO_CONTINUA');
    expect(problema.detail).toContain('Q 49,870.00');
    expect(problema.detail).toContain('Q 50,000.00');
    expect(problema.detail).toContain('del 1 de octubre de 2026 al 31 de octubre de 2026');
  });

  it('sin una línea que ya estaba se rechaza: el banco no dice dos cosas de un día', async () => {
    hecha(await importar(archivoMt940(OCTUBRE)));
    const sinUna = { ...OCTUBRE, lineas: OCTUBRE.lineas.slice(1) };
    const { problema } = await importar(archivoMt940(sinUna));
    expect(problema.codigo).toBe('ESTADO_NO_CONTINUA');
    expect(await lineas()).toHaveLength(4);
  });

  it('las líneas de antes del primer día se dejan, y el saldo inicial las cuenta', async () => {
    const desdeSeptiembre = {
      ...{ ...OCTUBRE, desde: '2026-09-25', saldoInicial: AL_EMPEZAR - 70_00 },
      lineas: [{ fecha: '2026-09-28', monto: 70_00, texto: 'DE SEPTIEMBRE' }, ...OCTUBRE.lineas],
    };
    const [estado] = hecha(await importar(archivoMt940(desdeSeptiembre)));
    expect(estado).toMatchObject({ desde: '2026-10-01', saldoInicial: AL_EMPEZAR, lineas: 4, nuevas: 4 });
    expect(estado?.advertencias).toEqual([expect.stringContaining('1 línea de antes del 1 de octubre')]);
  });

  it('un archivo de antes del primer día se rechaza', async () => {
    const agosto = { ...OCTUBRE, desde: '2026-08-01', hasta: '2026-08-31', lineas: [] };
    expect((await importar(archivoMt940(agosto))).problema.codigo).toBe('ESTADO_NO_CONTINUA');
  });
});

describe('días firmados', () => {
  async function firmarOctubre(): Promise<void> {
    hecha(await importar(archivoMt940(OCTUBRE)));
    const ids = await mundo.db.selectFrom('lineaDeBanco').select('id').execute();
    await mundo.cambiar(async (tx) => {
      for (const { id } of ids)
        await tx
          .insertInto('explicacionDeBanco')
          .values({
            ...{
              cuentaBancaria: mundo.banrural,
              linea: id,
              movimiento: null,
              clase: 'excluida',
              motivo: 'De prueba',
            },
            ...{ explicadaPor: mundo.contador.id, explicadaEn: sql`now()` },
          })
          .execute();
    });
    await mundo.conciliar(mundo.banrural, 2026, 10);
  }

  it('lo igual es repetido; lo distinto se rechaza con su línea', async () => {
    await firmarOctubre();
    const igual = { ...OCTUBRE, lineas: OCTUBRE.lineas.map((linea) => ({ ...linea, tipo: 'NMSC' })) };
    expect(hecha(await importar(archivoMt940(igual)))).toMatchObject([{ nuevas: 0, seQuita: true }]);
    const conOtra = [...OCTUBRE.lineas, { fecha: '2026-10-31', monto: 1_00, texto: 'APARECIDA' }];
    const { problema } = await importar(archivoMt940({ ...OCTUBRE, lineas: conOtra }));
    expect(problema.codigo).toBe('CUENTA_CONCILIADA');
    expect(problema.detail).toContain('APARECIDA');
  });

  it('un estado firmado no se quita', async () => {
    await firmarOctubre();
    const { cuerpo } = await mundo.llamar(
      contrato.listarEstados,
      { params: { id: mundo.banrural } },
      { token: mundo.auditor.token },
    );
    expect(cuerpo).toMatchObject([{ seQuita: false }]);
    const { problema } = await quitar(cuerpo[0]?.id ?? '');
    expect(problema.codigo).toBe('CUENTA_CONCILIADA');
  });
});

const quitar = (id: string) =>
  mundo.llamar(contrato.quitarEstado, { params: { id } }, { token: mundo.auxiliar.token });

describe('quitar un estado', () => {
  it('se va con sus líneas, y quien mira la mesa pide todo de nuevo', async () => {
    const [estado] = hecha(await importar(archivoMt940(OCTUBRE)));
    hecha(await quitar(estado?.id ?? ''));
    expect(await lineas()).toEqual([]);
    const avance = await mundo.db
      .selectFrom('avanceDeBanco')
      .selectAll()
      .where('cuentaBancaria', '=', mundo.banrural)
      .executeTakeFirstOrThrow();
    expect(avance.entera).toBe(avance.revision);
    expect((await quitar(estado?.id ?? '')).problema.codigo).toBe('NO_ENCONTRADO');
    // What was taken away can come again: the file is kept once.
    expect((await importar(archivoMt940(OCTUBRE))).status).toBe(201);
  });

  it('con algo cruzado o explicado no se quita', async () => {
    const [estado] = hecha(await importar(archivoMt940(OCTUBRE)));
    const [, una, otra] = await mundo.db.selectFrom('lineaDeBanco').select('id').orderBy('orden').execute();
    const [movimiento] = await mundo.registrarEnLibros(mundo.banrural, {
      fecha: '2026-10-06',
      monto: -15_00,
    });
    const cruce = await mundo.cruzar(mundo.banrural, [una?.id ?? ''], [movimiento ?? '']);
    expect((await quitar(estado?.id ?? '')).problema.codigo).toBe('LINEA_YA_CRUZADA');
    await mundo.deshacer(cruce);
    await mundo.cambiar((tx) =>
      tx
        .insertInto('explicacionDeBanco')
        .values({
          ...{
            cuentaBancaria: mundo.banrural,
            linea: otra?.id ?? '',
            movimiento: null,
            clase: 'nota-de-debito',
          },
          ...{ motivo: null, explicadaPor: mundo.contador.id, explicadaEn: sql`now()` },
        })
        .execute(),
    );
    expect((await quitar(estado?.id ?? '')).problema.codigo).toBe('ESTADO_EN_USO');
    expect(await lineas()).toHaveLength(4);
  });

  it('uno que otro continúa no se quita antes que ese', async () => {
    const hastaEl5 = { ...OCTUBRE, hasta: '2026-10-05', lineas: OCTUBRE.lineas.slice(0, 2) };
    const [primero] = hecha(await importar(archivoMt940(hastaEl5)));
    mundo.reloj.avanzar({ seconds: 1 });
    const [segundo] = hecha(await importar(archivoMt940(OCTUBRE)));
    expect((await quitar(primero?.id ?? '')).problema.codigo).toBe('ESTADO_EN_USO');
    hecha(await quitar(segundo?.id ?? ''));
    hecha(await quitar(primero?.id ?? ''));
  });
});

describe('las columnas elegidas', () => {
  const SIN_TITULOS = '2026-10-05;DEPOSITO;+;100.00\n2026-10-06;CARGO;-;-25.00\n';
  const mapeo = JSON.stringify({ filaDeEncabezado: 0, columnas: { fecha: 0, texto: 1, monto: 3 } });

  it('se recuerdan en la cuenta y sirven para el archivo siguiente', async () => {
    const query = { nombre: 'sin-titulos.csv' };
    expect((await importar(Buffer.from(SIN_TITULOS), query)).problema.codigo).toBe('ESTADO_ILEGIBLE');
    hecha(await importar(Buffer.from(SIN_TITULOS), { ...query, mapeo }));
    expect(await cuenta()).toMatchObject({ tieneMapeo: true });
    const otro = '2026-10-07;PAGO;-;-10.00\n';
    expect(hecha(await importar(Buffer.from(otro), query))).toMatchObject([{ nuevas: 1 }]);
  });

  it('que no son un mapeo se rechazan en su campo', async () => {
    for (const malo of [
      '{',
      '{}',
      JSON.stringify({ filaDeEncabezado: 0, columnas: { fecha: 0, texto: 0, monto: 1 } }),
    ]) {
      const { status, problema } = await importar(Buffer.from(SIN_TITULOS), { nombre: 'x.csv', mapeo: malo });
      expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'mapeo']);
    }
  });
});
