import { reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { mantenerSesion } from '@cuadra/contract/acceso/sesiones';
import { type Jornada, verJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { arqueoSorpresivo } from '@cuadra/contract/contabilidad/cajas/revision';
import { conteoDe } from '@cuadra/core/cajas/denominaciones';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { conTotp } from '#acceso/segundo-factor/testing/personas.ts';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { ingreso, registrar } from '../movimientos/testing/ventanilla.ts';
import { EN_CAJA, hecha, type MundoDeCajas, mundoDeCajas, type Persona } from '../testing/mundo-de-cajas.ts';
import { rechazo, revisores } from './testing/revisores.ts';

let m: MundoDeCajas;
let r: ReturnType<typeof revisores>;
let abierta: Jornada;

beforeAll(async () => {
  m = await mundoDeCajas();
  r = revisores(m);
});
// An open jornada of the first caja, with Q 10,000.00 and nothing moved.
beforeEach(async () => {
  abierta = await m.abrir(m.cajero);
});
afterAll(() => m.cerrar());

interface Firmas {
  readonly propia?: string;
  readonly delCajero?: string;
  readonly direccion?: string;
}

const firmar = (
  { token }: Persona,
  { id, version }: Pick<Jornada, 'id' | 'version'>,
  monto: number,
  { propia = CONTRASENA_DEMO, delCajero = CONTRASENA_DEMO, direccion }: Firmas = {},
) =>
  m.llamar(
    arqueoSorpresivo,
    {
      params: { id },
      body: {
        version,
        conteo: conteoDe(centavos(monto)),
        contrasenaPropia: propia,
        contrasenaDelCajero: delCajero,
        observaciones: 'Faltan dos billetes de Q 5',
      },
    },
    { token, ...(direccion === undefined ? {} : { direccion }) },
  );

const ver = async ({ token }: Persona) =>
  hecha(await m.llamar(verJornada, { params: { id: abierta.id } }, { token }));

/** The day ends as it began, so that the next test opens another. */
async function terminarDia(): Promise<void> {
  const contada = await m.contar(m.cajero, abierta, EN_CAJA);
  await m.cerrarDia(m.cajero, contada, contada.diferencia === 0 ? undefined : 'No aparece');
}

test('congela la caja, se cuenta entre dos y sigue; lo que llega mientras tanto espera', async () => {
  const oyente = await escucharEventos(m, m.cajero.token);
  const congelada = hecha(await r.congelar(m.jefe, abierta));
  expect(congelada).toMatchObject({ estado: 'abierta', congelada: { por: { id: m.jefe.id } } });
  await hastaQue(() => expect(oyente.recibidos).toContainEqual({ tipo: 'cajas-cambio' }));
  await oyente.cerrar();
  const mover = () => registrar(m, m.cajero, abierta, ingreso({ monto: 100_00 }));
  expect(rechazo(await mover())).toBe('CAJA_CONGELADA');
  await expect(m.contar(m.cajero, abierta, EN_CAJA)).rejects.toThrow('CAJA_CONGELADA');
  const hecho = hecha(await firmar(m.jefe, congelada, EN_CAJA - 10_00));
  expect(hecho).toMatchObject({ estado: 'abierta', congelada: null });
  expect(hecho.arqueos.at(-1)).toMatchObject({
    clase: 'sorpresa',
    n: 1,
    total: EN_CAJA - 10_00,
    diferencia: -10_00,
    explicacion: 'Faltan dos billetes de Q 5',
    contadoPor: { id: m.jefe.id },
    firmadoCon: { id: m.cajero.id },
  });
  // The cajero signed it, and is told nothing of what the books say while the day goes on.
  const delCajero = (await ver(m.cajero)).arqueos.at(-1);
  expect(delCajero).toMatchObject({ total: EN_CAJA - 10_00, libro: null, diferencia: null });
  expect((await mover()).status).toBe(201);
  await m.exigirIgualdad();
  const contada = await m.contar(m.cajero, abierta, EN_CAJA);
  // The surprise count settles nothing: 10,000.00 + 100.00 were expected, 10,000.00 found.
  expect(contada.diferencia).toBe(-100_00);
  await m.cerrarDia(m.cajero, contada, 'Falta lo del último recibo');
});

test('quién congela, y cuándo', async () => {
  expect(rechazo(await r.congelar(m.cajero2, abierta))).toBe('SIN_PERMISO');
  expect(rechazo(await r.congelar(m.auditor, abierta))).toBe('SIN_PERMISO');
  const congelada = hecha(await r.congelar(m.jefe, abierta));
  expect(rechazo(await r.congelar(m.contador, abierta))).toBe('CONFLICTO_DE_EDICION');
  expect(rechazo(await r.congelar(m.contador, congelada))).toBe('ESTADO_NO_ADMITE');
  expect(rechazo(await firmar(m.contador, congelada, EN_CAJA))).toBe('ESTADO_NO_ADMITE');
  expect(rechazo(await firmar(m.jefe, abierta, EN_CAJA))).toBe('CONFLICTO_DE_EDICION');
  // Who froze it is away: somebody else lets the caja work, says why, and both are told.
  const suelta = hecha(await r.descongelar(m.contador, congelada));
  expect(suelta.congelada).toBeNull();
  expect(rechazo(await r.descongelar(m.contador, suelta))).toBe('ESTADO_NO_ADMITE');
  expect(rechazo(await firmar(m.jefe, suelta, EN_CAJA))).toBe('ESTADO_NO_ADMITE');
  const notas = await m.db
    .selectFrom('bitacora')
    .select(['actor', 'despues'])
    .where('accion', '=', 'cajas:descongelar')
    .where('idEntidad', '=', abierta.id)
    .execute();
  expect(notas).toContainEqual({ actor: m.contador.id, despues: { motivo: 'Hay demasiada gente' } });
  const avisados = await m.db
    .selectFrom('aviso')
    .select('usuario')
    .where('titulo', '=', 'Arqueo sorpresivo sin hacer')
    .execute();
  expect(avisados.map(({ usuario }) => usuario).toSorted()).toEqual([m.jefe.id, m.cajero.id].toSorted());
  const contada = await m.contar(m.cajero, abierta, EN_CAJA);
  expect(rechazo(await r.congelar(m.jefe, contada))).toBe('ESTADO_NO_ADMITE');
  await m.cerrarDia(m.cajero, contada);
});

test('el cajero no congela la suya ni la suelta, aunque hoy tenga otro papel', async () => {
  const suya = await m.abrir(m.cajero3);
  await otorgarComoDueno(m.url, m.cajero3.correo, ['jefe_agencia']);
  const ascendido = { ...m.cajero3, token: await m.entrar(m.cajero3.correo) };
  expect(rechazo(await r.congelar(ascendido, suya))).toBe('REVISION_PROPIA');
  const congelada = hecha(await r.congelar(m.jefe, suya));
  expect(rechazo(await r.descongelar(ascendido, congelada))).toBe('REVISION_PROPIA');
  expect(rechazo(await firmar(ascendido, congelada, 0))).toBe('REVISION_PROPIA');
  await terminarDia();
});

test('una firma que no es se dice de quién es, en su campo, y nada se pierde', async () => {
  const congelada = hecha(await r.congelar(m.jefe, abierta));
  const quienes = [
    [{ propia: 'no es esta' }, 'contrasenaPropia', 'Jefe'],
    [{ delCajero: 'no es esta' }, 'contrasenaDelCajero', 'Cajero'],
    // The own one is judged first: whoever does not know it learns nothing about the other.
    [{ propia: 'no es esta', delCajero: 'ni esta' }, 'contrasenaPropia', 'Jefe'],
  ] as const;
  const nombres = await m.db.selectFrom('usuario').select(['id', 'nombre']).execute();
  const nombreDe = (id: string) => nombres.find((uno) => uno.id === id)?.nombre;
  for (const [firmas, campo, quien] of quienes) {
    const negada = await firmar(m.jefe, congelada, EN_CAJA, firmas);
    expect(rechazo(negada)).toBe('FIRMA_INCORRECTA');
    const nombre = nombreDe(quien === 'Jefe' ? m.jefe.id : m.cajero.id);
    expect(negada.problema.errores).toEqual([
      { campo, codigo: 'FIRMA_INCORRECTA', mensaje: `La contraseña de ${nombre} no es correcta.` },
    ]);
  }
  expect(await ver(m.jefe)).toMatchObject({ version: congelada.version, congelada: congelada.congelada });
  expect(hecha(await firmar(m.jefe, congelada, EN_CAJA)).arqueos.at(-1)?.diferencia).toBe(0);
  await terminarDia();
});

test('adivinar la firma del cajero se frena como en la puerta, y la puerta lo sabe', async () => {
  const congelada = hecha(await r.congelar(m.jefe, abierta));
  const desde = (firmas: Firmas) => firmar(m.jefe, congelada, EN_CAJA, { direccion: '10.7.0.9', ...firmas });
  const adivinadas = [];
  for (let n = 0; n < 6; n++) adivinadas.push(rechazo(await desde({ delCajero: `intento ${n}` })));
  expect(adivinadas).toEqual(Array(6).fill('FIRMA_INCORRECTA'));
  const frenada = await desde({});
  expect([frenada.problema.codigo, frenada.problema.errores?.[0]?.campo]).toEqual([
    'DEMASIADOS_INTENTOS',
    'contrasenaDelCajero',
  ]);
  expect(Number(frenada.cruda.headers['retry-after'])).toBeGreaterThan(0);
  const body = { email: m.cajero.correo, password: CONTRASENA_DEMO };
  const enLaPuerta = await m.llamar(iniciarSesion, { body }, { direccion: '10.7.0.9' });
  expect(rechazo(enLaPuerta)).toBe('DEMASIADOS_INTENTOS');
  // From where the cajero always is, nobody stopped them.
  expect((await m.llamar(iniciarSesion, { body })).status).toBe(200);
  expect((await ver(m.jefe)).arqueos).toHaveLength(1);
  m.reloj.avanzar({ minutes: 1 });
  expect((await desde({})).status).toBe(201);
  await terminarDia();
});

test('firmar bien en el escritorio de otro no hace de ese lugar uno conocido', async () => {
  const congelada = hecha(await r.congelar(m.jefe, abierta));
  const lugares = () =>
    m.db.selectFrom('dispositivoConocido').select('huella').where('usuario', '=', m.cajero.id).execute();
  const antes = await lugares();
  hecha(await firmar(m.jefe, congelada, EN_CAJA, { direccion: '10.7.0.20' }));
  expect(await lugares()).toEqual(antes);
  await terminarDia();
});

test('con segundo factor, la contraseña sola no firma por quien dejó la sesión abierta', async () => {
  const congelada = hecha(await r.congelar(m.contador2, abierta));
  const { token } = m.contador2;
  const { telefono } = await conTotp(m, token);
  m.reloj.avanzar({ minutes: 5 });
  for (const uno of [token, m.contador.token]) await m.llamar(mantenerSesion, {}, { token: uno });
  m.reloj.avanzar({ minutes: 5, seconds: 5 });
  expect(rechazo(await firmar(m.contador2, congelada, EN_CAJA))).toBe('REAUTENTICACION_REQUERIDA');
  expect((await ver(m.contador)).congelada).not.toBeNull();
  const codigo = { metodo: 'totp', codigo: telefono() } as const;
  const body = { metodo: 'contrasena', password: CONTRASENA_DEMO, codigo } as const;
  const { accessToken } = hecha(await m.llamar(reautenticar, { body }, { token }));
  const probada = { ...m.contador2, token: accessToken };
  expect(hecha(await firmar(probada, congelada, EN_CAJA)).congelada).toBeNull();
});
