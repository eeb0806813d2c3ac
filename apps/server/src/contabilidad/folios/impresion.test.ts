import { hash } from 'node:crypto';
import * as impresion from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { verPaginaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { verPaginaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAJA_CHICA, PRODUCTOS, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { cifrasEnColumnas } from '#platform/pdf/testing/disposicion.ts';
import { leerPdf } from '#platform/pdf/testing/leer-pdf.ts';
import { abrirLibreria, DIARIO, type Libreria, textosDe } from './testing/libreria.ts';

let libreria: Libreria;
beforeAll(async () => {
  libreria = await abrirLibreria();
});
beforeEach(() => libreria.vaciar());
afterAll(() => libreria.cerrar());

const token = () => ({ token: libreria.contador });

describe('imprimir el diario', () => {
  it('usa los siguientes folios en orden, con sus totales de página y el sello de la última partida', async () => {
    await libreria.autorizar('diario', 501, 600);
    await libreria.registrarPartidas(40);
    const pedido = { ...DIARIO, hasta: 40 };
    const ensayo = await libreria.llamar(impresion.ensayarImpresion, { body: pedido }, token());
    const { status, cuerpo: pieza } = await libreria.imprimir(pedido);
    expect(status).toBe(201);
    expect(ensayo.cuerpo).toMatchObject({ paginas: pieza.paginas, folios: pieza.folios });
    expect(pieza).toMatchObject({
      n: 1,
      ejercicio: 2026,
      partidas: { desde: 1, hasta: 40 },
      folios: [{ desde: 501, hasta: 500 + pieza.paginas }],
      entregas: [],
    });
    const { bytes, nombre } = await libreria.bajar(pieza.id);
    expect(nombre).toBe(`libro-diario-folios-501-${500 + pieza.paginas}.pdf`);
    expect(hash('sha256', bytes)).toBe(pieza.huella);
    const paginas = await textosDe(bytes);
    expect(paginas).toHaveLength(pieza.paginas);
    for (const [i, textos] of paginas.entries()) {
      expect(textos[0]).toMatch(new RegExp(`\\|Folio ${501 + i}$`));
      expect(textos.at(-1)).toMatch(/^Autorizado por SAT-\d+-2026 del 01\/01\/2026$/);
      const van = textos.find((texto) => texto.startsWith('Van|'));
      const vienen = paginas[i + 1]?.find((texto) => texto.startsWith('Vienen|'));
      expect(van?.slice('Van'.length)).toBe(vienen?.slice('Vienen'.length));
    }
    const cifras = cifrasEnColumnas(await leerPdf(bytes), ['Debe (Q)', 'Haber (Q)'], {
      esCifra: /^[\d,]+\.\d\d$/,
    });
    const enColumna = (titulo: string) => cifras.filter(({ columna }) => columna === titulo).length;
    // Each partida has a line and its sum on either side, the total, and what goes from page to page.
    const deUnLado = 40 * 2 + 1 + (pieza.paginas - 1) * 2;
    expect([enColumna('Debe (Q)'), enColumna('Haber (Q)'), enColumna('')]).toEqual([deUnLado, deUnLado, 0]);
    // 100.00 × (1 + 2 + … + 40) = 82,000.00
    expect(paginas.at(-1)).toContain('Total: 40 partidas, 80 líneas|82,000.00|82,000.00');
    const ultima = await libreria.db
      .selectFrom('partida')
      .select('huella')
      .where('numero', '=', 40)
      .execute();
    expect(paginas.at(-1)?.join(' ')).toContain(
      `Sello de la partida 40: ${ultima[0]?.huella.toString('hex')}`,
    );
  });

  it('sigue donde quedó, y en pantalla cada partida dice su folio', async () => {
    await libreria.autorizar('diario', 1, 100);
    await libreria.registrarPartidas(5);
    const { cuerpo: primera } = await libreria.imprimir({ ...DIARIO, hasta: 3 });
    expect(primera.partidas).toEqual({ desde: 1, hasta: 3 });
    expect((await libreria.imprimir({ ...DIARIO, hasta: 3 })).problema.codigo).toBe('NADA_POR_IMPRIMIR');
    const { cuerpo: segunda } = await libreria.imprimir({ ...DIARIO, desde: 1, hasta: 5 });
    expect([segunda.partidas, segunda.folios]).toEqual([{ desde: 4, hasta: 5 }, [{ desde: 2, hasta: 2 }]]);
    const lejos = await libreria.imprimir({ ...DIARIO, hasta: 9 });
    expect([lejos.status, lejos.problema.codigo]).toEqual([409, 'LIBRO_FUERA_DE_ORDEN']);
    const query = { desde: '2026-01-01', hasta: '2026-12-31', clave: '1' };
    const { cuerpo } = await libreria.llamar(verPaginaDeDiario, { query }, token());
    const folios = cuerpo.flatMap((fila) => (fila.tipo === 'asiento' ? [fila.folio] : []));
    expect(folios).toEqual([1, 1, 1, 2, 2]);
  });

  it('la primera vez empieza donde se diga; un ejercicio no empieza antes de cerrar el anterior', async () => {
    await libreria.autorizar('diario', 1, 100, '2025-01-01');
    await registrar(
      libreria,
      partida('2025-06-01', CAJA_CHICA, PRODUCTOS, 1_00),
      partida('2025-06-02', CAJA_CHICA, PRODUCTOS, 1_00),
      partida('2026-06-01', CAJA_CHICA, PRODUCTOS, 1_00),
    );
    const deEsteAnio = await libreria.imprimir({ ...DIARIO, hasta: 1 });
    expect(deEsteAnio.problema).toMatchObject({
      codigo: 'LIBRO_FUERA_DE_ORDEN',
      detail: expect.stringContaining('se cierra el de 2025'),
    });
    const { cuerpo } = await libreria.imprimir({ ...DIARIO, ejercicio: 2025, desde: 2, hasta: 2 });
    expect(cuerpo.partidas).toEqual({ desde: 2, hasta: 2 });
    expect((await libreria.estado()).continuaEn).toEqual({ ejercicio: 2025, partida: 3 });
  });

  it('nada anterior a la autorización de su folio', async () => {
    await libreria.autorizar('diario', 1, 100, '2026-02-01');
    await registrar(libreria, partida('2026-01-31', CAJA_CHICA, PRODUCTOS, 1_00));
    const { status, problema } = await libreria.imprimir({ ...DIARIO, hasta: 1 });
    expect([status, problema.codigo]).toEqual([422, 'ANTERIOR_A_LA_AUTORIZACION']);
    expect(problema.detail).toMatch(
      /folio 1 fue autorizado el 01\/02\/2026 .* llevaría algo del 31\/01\/2026/,
    );
    expect(await libreria.estado()).toMatchObject({ disponibles: 100, siguiente: 1 });
  });

  it('un mes sumado es de la fecha de su primera partida, no del día primero', async () => {
    await libreria.autorizar('diario', 1, 100, '2026-02-10');
    await libreria.autorizar('mayor', 1, 100, '2026-02-10');
    await registrar(
      libreria,
      partida('2026-02-12', CAJA_CHICA, PRODUCTOS, 1_00),
      partida('2026-02-09', CAJA_CHICA, PRODUCTOS, 2_00),
    );
    const diario = { ...DIARIO, modo: 'mes' } as const;
    const mayor = { libro: 'mayor', ejercicio: 2026, agrupacion: 'mes', papel: 'carta' } as const;
    const { cuerpo } = await libreria.imprimir({ ...diario, hasta: 1 });
    const [textos] = await textosDe((await libreria.bajar(cuerpo.id)).bytes);
    expect(textos).toContain('Febrero de 2026 · Partida 1');
    const delMayor = await libreria.imprimir({ ...mayor, hasta: 1 });
    const [centralizado] = await textosDe((await libreria.bajar(delMayor.cuerpo.id)).bytes);
    expect(centralizado).toContain('02/2026|1|1|1 partida|1.00|1.00');
    const { problema } = await libreria.imprimir({ ...diario, hasta: 2 });
    expect(problema.detail).toContain('llevaría algo del 09/02/2026');
  });

  it('si no alcanzan los folios dice cuántos faltan y no usa ninguno; avisa una vez cuando quedan pocos', async () => {
    await libreria.autorizar('diario', 1, 52);
    await libreria.registrarPartidas(600, '2026-03-01');
    const { problema } = await libreria.imprimir({ ...DIARIO, hasta: 600 });
    expect(problema.codigo).toBe('FOLIOS_INSUFICIENTES');
    expect(problema.detail).toMatch(/Hacen falta \d+ folios y quedan 52/);
    expect((await libreria.estado()).disponibles).toBe(52);
    const avisos = async () => {
      const { cuerpo } = await libreria.llamar(listarNotificaciones, {}, token());
      return cuerpo.filter(({ title }) => title?.includes('Pocos folios')).length;
    };
    await libreria.anular('diario', { desde: 1, hasta: 2 });
    expect([await avisos(), (await libreria.estado()).hayPocos]).toEqual([0, false]);
    await libreria.imprimir({ ...DIARIO, hasta: 10 });
    await libreria.imprimir({ ...DIARIO, hasta: 20 });
    expect([await avisos(), (await libreria.estado()).hayPocos]).toEqual([1, true]);
  });

  it('por día y por mes suma lo mismo; en oficio caben más renglones', async () => {
    await libreria.autorizar('diario', 1, 100);
    await libreria.registrarPartidas(60);
    const { cuerpo } = await libreria.imprimir({ ...DIARIO, hasta: 30, modo: 'dia', papel: 'oficio' });
    const { bytes } = await libreria.bajar(cuerpo.id);
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 612 936]');
    expect((await textosDe(bytes)).at(-1)).toContain('Total: 30 partidas, 60 líneas|46,500.00|46,500.00');
    const mes = await libreria.imprimir({ ...DIARIO, hasta: 60, modo: 'mes' });
    const delMes = await textosDe((await libreria.bajar(mes.cuerpo.id)).bytes);
    expect(delMes.at(-1)).toContain('Total: 30 partidas, 60 líneas|136,500.00|136,500.00');
  });

  it('las cajas de un día van en un asiento, que suma lo mismo, y el siguiente tramo sigue donde quedó', async () => {
    await libreria.autorizar('diario', 1, 100);
    const caja = { origen: 'caja', tipo: 'caja', esManual: false } as const;
    await registrar(
      libreria,
      partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 10_00, caja),
      partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_00),
      partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 20_50, caja),
      partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 5_00, caja),
    );
    const { cuerpo } = await libreria.imprimir({ ...DIARIO, hasta: 3, modo: 'centralizado' });
    const [textos] = await textosDe((await libreria.bajar(cuerpo.id)).bytes);
    expect(textos).toContain('Centralización de cajas 05/03/2026, agencia 01, 2 partidas, de la 1 a la 3');
    expect(textos?.filter((texto) => texto === 'Suma|30.50|30.50')).toHaveLength(1);
    expect(textos).toContain('Total: 3 partidas, 6 líneas|31.50|31.50');
    const demas = await libreria.imprimir({ ...DIARIO, hasta: 4, modo: 'centralizado' });
    const [siguientes] = await textosDe((await libreria.bajar(demas.cuerpo.id)).bytes);
    expect(siguientes).toContain('Centralización de cajas 05/03/2026, agencia 01, partida 4');
    expect(siguientes).toContain('Total: 1 partidas, 2 líneas|5.00|5.00');
  });
});

describe('los demás libros', () => {
  it('el mayor va detrás del diario, con sus folios y la prueba', async () => {
    await libreria.autorizar('diario', 1, 100);
    await libreria.autorizar('mayor', 1, 100);
    await libreria.registrarPartidas(3);
    const mayor = { libro: 'mayor', ejercicio: 2026, agrupacion: 'movimiento', papel: 'carta' } as const;
    const antes = await libreria.imprimir({ ...mayor, hasta: 3 });
    expect(antes.problema.detail).toContain('imprima primero esas partidas en el diario');
    await libreria.imprimir({ ...DIARIO, hasta: 2 });
    const { cuerpo } = await libreria.imprimir({ ...mayor, hasta: 2 });
    const [textos] = await textosDe((await libreria.bajar(cuerpo.id)).bytes);
    expect(textos).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^${CAJA_CHICA} .*\\|0\\.00$`)),
        '05/01/2026|1|1|Prueba del 2026-01-05|100.00|100.00',
        '06/01/2026|2|1|Prueba del 2026-01-06|200.00|300.00',
        `Suma de ${CAJA_CHICA}|300.00|0.00|300.00`,
        'Prueba: suma del diario|300.00|300.00',
        'Suma del mayor|300.00|300.00',
        'El mayor es igual al diario.',
      ]),
    );
    const query = {
      desde: '2026-01-01',
      hasta: '2026-12-31',
      agrupacion: 'movimiento',
      clave: CAJA_CHICA,
    } as const;
    const { cuerpo: filas } = await libreria.llamar(verPaginaDeMayor, { query }, token());
    expect(filas.flatMap((fila) => (fila.tipo === 'movimiento' ? [fila.folio] : [])).slice(0, 3)).toEqual([
      1,
      1,
      null,
    ]);
    // What it is left with is what the next piece brings: 300.00 + 300.00 = 600.00.
    await libreria.imprimir({ ...DIARIO, hasta: 3 });
    const siguiente = await libreria.imprimir({ ...mayor, hasta: 3 });
    const [otros] = await textosDe((await libreria.bajar(siguiente.cuerpo.id)).bytes);
    expect(otros).toEqual(expect.arrayContaining([`Suma de ${CAJA_CHICA}|300.00|0.00|600.00`]));
  });

  it('inventarios y estados financieros piden el mes cerrado, y van por fecha', async () => {
    await libreria.autorizar('inventarios', 1, 100);
    await libreria.autorizar('estados_financieros', 1, 100);
    await libreria.registrarPartidas(3);
    const inventario = { libro: 'inventarios', fecha: '2026-01-31', papel: 'carta' } as const;
    const estado = {
      libro: 'estados_financieros',
      fecha: '2026-01-31',
      estado: 'balance-general',
      nivelHasta: 4,
      papel: 'carta',
    } as const;
    expect((await libreria.imprimir(inventario)).problema.codigo).toBe('PERIODO_SIN_CERRAR');
    await cerrarEnero();
    const { cuerpo } = await libreria.imprimir(inventario);
    const [textos] = await textosDe((await libreria.bajar(cuerpo.id)).bytes);
    expect(textos).toEqual(expect.arrayContaining(['Activo, menos lo que lo regulariza|600.00']));
    const impreso = await libreria.imprimir(estado);
    expect(impreso.cuerpo).toMatchObject({ corte: '2026-01-31', titulo: expect.stringContaining('balance') });
    // Six columns of figures leave room for what they are of, each in its lines and not letter by letter.
    for (const [cual, primera] of [
      ['balance-de-comprobacion', /^1 ACTIVO\|0\.00\|0\.00\|600\.00\|0\.00\|600\.00\|0\.00$/],
      ['cambios-en-el-patrimonio', /^Saldo al inicio, 01\/01\/2026(\|0\.00){6}$/],
    ] as const) {
      const { cuerpo: otro } = await libreria.imprimir({ ...estado, estado: cual });
      expect(otro.paginas).toBe(1);
      const [suyos] = await textosDe((await libreria.bajar(otro.id)).bytes);
      expect(suyos).toEqual(
        expect.arrayContaining([
          expect.stringMatching(primera),
          expect.stringMatching(/^Cobertura: \d+ cuentas .* 0 repetidas\.$/),
          expect.stringMatching(/^Quien suscribe, Contador general de Cooperativa Integral .* CERTIFICA: /),
          'Contador general|Representante legal|Comisión de vigilancia',
          'Carlos Enrique Xol Pop|Marta Alicia Caal Yat|Édgar Rolando Pacay Cú',
        ]),
      );
    }
    const antes = await libreria.imprimir({ ...inventario, fecha: '2025-12-31' });
    expect(antes.problema.codigo).toBe('PERIODO_SIN_CERRAR');
  });

  async function cerrarEnero() {
    await libreria.db.transaction().execute(async (tx) => {
      await tx
        .selectNoFrom(({ fn, val }) =>
          fn('set_config', [val('cuadra.accion'), val('prueba'), val(true)]).as('x'),
        )
        .execute();
      await tx.updateTable('periodo').set({ estado: 'cerrado' }).where('mes', '=', 1).execute();
    });
  }
});
