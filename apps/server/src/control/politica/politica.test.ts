// What is asked of each role for each operación: read by everybody, changed only between two, with what differs told in words, and in force
// from the next act on.
import { mantenerSesion } from '@cuadra/contract/acceso/sesiones';
import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/control/politica';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirCasaDePoderes, type CasaDePoderes } from '#administracion/poderes/testing/casa-de-poderes.ts';
import { lineas, nueva } from '#contabilidad/libro/testing/oficina.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

type Fila = contrato.FilaDePolitica;
type Cambios = Partial<Pick<Fila, 'cada' | 'alDia' | 'reautenticar' | 'soporteDesde' | 'avisaDesde'>>;

const MOTIVO = 'Lo acordó el consejo';
const esDe = (clave: string) => (fila: contrato.FilaDeAutorizacion) =>
  contrato.claveDePolitica(fila) === clave;
/** The same policy with other amounts in what auxiliares bring in by hand. */
const DEL_AUXILIAR = 'auxiliar partida ingresa';
const con = (politica: contrato.Politica, cambios: Cambios, clave = DEL_AUXILIAR): contrato.Politica => ({
  ...politica,
  hacen: politica.hacen.map((fila) => (esDe(clave)(fila) ? { ...fila, ...cambios } : fila)),
});
const sin = (politica: contrato.Politica, clave = DEL_AUXILIAR): contrato.Politica => ({
  ...politica,
  hacen: politica.hacen.filter((fila) => !esDe(clave)(fila)),
});

const leerCon = async ({ llamar }: AplicacionDePrueba, token: string) =>
  (await llamar(contrato.verPolitica, {}, { token })).cuerpo;
const pedirCon = ({ llamar }: AplicacionDePrueba, token: string, politica: contrato.Politica) =>
  llamar(contrato.pedirPolitica, { body: { politica, motivo: MOTIVO } }, { token });

describe('antes de la firma, cuando vale en el acto', () => {
  let prueba: AplicacionDePrueba;
  let admin: string;
  let auxiliar: string;
  beforeAll(async () => {
    prueba = await aplicacionDePrueba({ enPuestaEnMarcha: true });
    admin = await prueba.entrar('admin@cuadra.demo');
    auxiliar = await prueba.entrar('auxiliar@cuadra.demo');
  });
  afterAll(() => prueba.cerrar());
  beforeEach(() => comoDueno(prueba.url, 'delete from movido_por_dia'));

  let serie = 0;
  const leer = () => leerCon(prueba, auxiliar);
  const poner = (politica: contrato.Politica) => pedirCon(prueba, admin, politica);
  const registrar = (monto: number) =>
    prueba.llamar(
      crearPartida,
      // No other says the same: nothing looks like a duplicate.
      { body: nueva({ concepto: `Número ${++serie}`, lineas: lineas(monto), contabilizar: true }) },
      { token: auxiliar },
    );

  it('vale desde la siguiente partida: con 100.00, 100.00 entra y 100.01 va a revisión; sin fila, se niega', async () => {
    const antes = await leer();
    await poner(con(antes, { cada: centavos(100_00), alDia: null }));
    expect((await registrar(100_00)).status).toBe(201);
    expect((await registrar(100_01)).problema.codigo).toBe('REQUIERE_APROBACION');
    await poner(sin(antes));
    const negada = await registrar(1);
    expect([negada.status, negada.problema.codigo]).toEqual([403, 'OPERACION_SIN_POLITICA']);
    expect((await poner(antes)).cuerpo).toEqual(antes);
  });

  it('lo de un día vale desde la siguiente partida, y no es menor que lo de una', async () => {
    const antes = await leer();
    expect(antes.hacen.find(esDe(DEL_AUXILIAR))).toMatchObject({
      // Where an institution starts: 5 × 10,000.00
      ...{ cada: 10_000_00, alDia: 50_000_00 },
    });
    const menor = await poner(con(antes, { cada: centavos(200_00), alDia: centavos(199_99) }));
    const lugar = antes.hacen.findIndex(esDe(DEL_AUXILIAR));
    expect([menor.status, menor.problema.errores?.[0]?.campo]).toEqual([
      400,
      `politica.hacen.${lugar}.alDia`,
    ]);
    await registrar(100_00);
    // 100.00 of the one before + 150.00 = 250.00
    await poner(con(antes, { cada: centavos(200_00), alDia: centavos(250_00) }));
    expect((await registrar(150_01)).problema.codigo).toBe('REQUIERE_APROBACION');
    expect((await registrar(150_00)).status).toBe(201);
    expect((await poner(antes)).cuerpo).toEqual(antes);
  });

  it('en cero, siempre de dos', async () => {
    const antes = await leer();
    await poner(con(antes, { cada: centavos(0), alDia: centavos(0) }));
    expect((await registrar(1)).problema).toMatchObject({
      codigo: 'REQUIERE_APROBACION',
      detail: 'Esto siempre lo autoriza otra persona. Envíela a revisión.',
    });
    await poner(antes);
  });

  it('desde un monto pide documento, y lo que no lo trae se niega', async () => {
    const antes = await leer();
    await poner(con(antes, { soporteDesde: centavos(100_00) }));
    expect((await registrar(99_99)).status).toBe(201);
    expect((await registrar(100_00)).problema.codigo).toBe('SOPORTE_REQUERIDO');
    const documentada = nueva({
      concepto: 'Con factura',
      lineas: lineas(100_00).map((linea) => ({ ...linea, documento: 'F-1' })),
      contabilizar: true,
    });
    expect((await prueba.llamar(crearPartida, { body: documentada }, { token: auxiliar })).status).toBe(201);
    await poner(antes);
  });

  it('pide confirmar la identidad a quien lo hace, si así se dijo', async () => {
    const antes = await leer();
    await poner(con(antes, { reautenticar: true }));
    expect((await registrar(10_00)).status).toBe(201);
    for (let n = 0; n < 11; n++) {
      prueba.reloj.avanzar({ minutes: 1 });
      await prueba.llamar(mantenerSesion, {}, { token: auxiliar });
    }
    expect((await registrar(10_00)).problema.codigo).toBe('REAUTENTICACION_REQUERIDA');
    [admin, auxiliar] = [
      await prueba.entrar('admin@cuadra.demo'),
      await prueba.entrar('auxiliar@cuadra.demo'),
    ];
    expect((await registrar(10_00)).status).toBe(201);
    await poner(antes);
  });

  it('un rol no lleva dos filas de lo mismo, ni una clase que no es de su operación', async () => {
    const antes = await leer();
    const una = antes.hacen.find(esDe(DEL_AUXILIAR));
    if (una === undefined) throw new Error('No está la fila');
    for (const mala of [una, { ...una, operacion: 'cheque', clase: 'mueve' } as const]) {
      const { status, problema } = await poner({ ...antes, hacen: [...antes.hacen, mala] });
      expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'politica']);
    }
    const queNoAutoriza = { ...antes.autorizan[0], rol: 'cajero' } as (typeof antes.autorizan)[0];
    expect((await poner({ ...antes, autorizan: [queNoAutoriza as never] })).status).toBe(400);
  });

  it('la pide el administrador, no quien mueve dinero; y la ven todos', async () => {
    const antes = await leer();
    for (const correo of ['contador@cuadra.demo', 'jefe@cuadra.demo', 'auxiliar@cuadra.demo']) {
      const token = await prueba.entrar(correo);
      expect((await pedirCon(prueba, token, antes)).status).toBe(403);
      expect(await leerCon(prueba, token)).toEqual(antes);
    }
  });

  it('en la bitácora queda solo lo que cambió, con el antes y el después', async () => {
    const antes = await leer();
    await poner(con(antes, { cada: centavos(123_45) }));
    const filas = await comoDueno(
      prueba.url,
      `select entidad, id_entidad, antes ->> 'cada' as antes, despues ->> 'cada' as despues from bitacora
       where entidad like 'politica%' and accion = 'control:cambiar-politica' order by n desc limit 1`,
    );
    expect(filas).toEqual([
      { entidad: 'politica', id_entidad: 'auxiliar/partida/ingresa', antes: '1000000', despues: '12345' },
    ]);
    await poner(antes);
  });
});

describe('después de la firma', () => {
  let casa: CasaDePoderes;
  let admin: string;
  beforeEach(async () => {
    casa = await abrirCasaDePoderes();
    admin = await casa.entrar('admin@cuadra.demo');
  });
  afterEach(() => casa.cerrar());
  const leer = () => leerCon(casa, admin);
  const poner = (politica: contrato.Politica) => pedirCon(casa, admin, politica);

  it('espera como los roles, se cuenta con sus cifras y su motivo, y vale al día', async () => {
    const antes = await leer();
    const subida = con(antes, { cada: centavos(50_000_00) });
    expect((await poner(subida)).cuerpo).toEqual(antes);
    const { descripcion, sujeto } = await casa.pendiente(admin);
    expect([sujeto, descripcion]).toEqual([
      null,
      'Cambiar operaciones y límites. Auxiliar contable, hace partida a mano (ingresa dinero): de Q 10,000.00 cada vez y Q 50,000.00 al día ' +
        `a Q 50,000.00 cada vez y Q 50,000.00 al día. Motivo: ${MOTIVO}`,
    ]);
    expect((await poner(sin(antes))).problema.codigo).toBe('CAMBIO_YA_PEDIDO');
    // What changes nothing asks for nothing.
    expect((await poner(antes)).status).toBe(200);
    await casa.pasar({ hours: 24 });
    admin = await casa.entrar('admin@cuadra.demo');
    expect(await leer()).toEqual(subida);
  });

  it('con otro administrador, lo aprueba el otro y no quien lo pidió; también quién autoriza', async () => {
    const segunda = await casa.contratar('segunda@cuadra.demo', ['administrador']);
    const antes = await leer();
    const sinJefe = { ...antes, autorizan: antes.autorizan.filter(({ rol }) => rol !== 'jefe_agencia') };
    await poner(sinJefe);
    const { id, descripcion } = await casa.pendiente(segunda);
    expect(descripcion).toContain('Jefe de agencia, autoriza');
    expect(descripcion).toMatch(/ a no puede; y \d+ cambios más\./);
    await casa.pasar({ hours: 48 });
    admin = await casa.entrar('admin@cuadra.demo');
    expect(await leer()).toEqual(antes);
    expect((await casa.aprobar(admin, id)).problema.codigo).toBe('CAMBIO_PROPIO');
    expect((await casa.aprobar(await casa.entrar('segunda@cuadra.demo'), id)).cuerpo.estado).toBe('aplicado');
    expect(await leer()).toEqual(sinJefe);
  });

  it('lo de un rol que uno tiene es lo propio', async () => {
    const antes = await leer();
    const [una] = antes.hacen;
    if (una === undefined) throw new Error('No hay política');
    const propia = { ...una, rol: 'administrador' as const };
    expect((await poner({ ...antes, hacen: [...antes.hacen, propia] })).problema.codigo).toBe(
      'PODERES_PROPIOS',
    );
  });

  it('sin motivo no se pide', async () => {
    const politica = con(await leer(), { cada: centavos(1) });
    const { status, problema } = await casa.llamar(
      contrato.pedirPolitica,
      { body: { politica, motivo: '' } },
      { token: admin },
    );
    expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'motivo']);
  });
});
