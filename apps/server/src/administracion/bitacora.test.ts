// The audit log's promises, tried against the database itself.
import * as acceso from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/administracion/usuarios';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CON_CORREO, enlaceRecibido } from '#acceso/testing/con-invitacion.ts';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';

/** Tables whose changes are not a person's change to the institution, each for a reason said in its migration. */
const SIN_BITACORA = [
  'archivo',
  // Each with the statement that brought it, which is noted; never changed after.
  'archivo_de_banco',
  'archivo_reporte',
  'archivo_reporte_parte',
  'archivo_reporte_trozo',
  'atajo',
  'avatar',
  'aviso',
  // It seals the bitácora: noting it there would have no end.
  'bloque_de_bitacora',
  'cierre_de_periodo',
  // They come and go with their comprobacion, whose row has their digest; once signed they never change.
  'cifra_anterior',
  // The day of the last note that the bitácora itself has of somebody who looked at a member.
  'consulta_de_asociado',
  'desafio',
  // Where a person signed in, which their sessions say too; and failures, which are noted one by one.
  'dispositivo_conocido',
  // Whether a head arrived, which its own row shows; the head is noted.
  'entrega_de_sello',
  'ingreso_pendiente',
  'intento_acceso',
  // Posted with their partida, whose own statement trigger writes the bitácora for both; never changed after.
  'linea',
  'llave_idempotencia',
  // Written with their lote, whose own entry tells of it; never changed after.
  'lote_borrador',
  'lote_suma',
  'mapeo_importacion',
  'memoria_borrador',
  'mensaje_chat',
  'migracion',
  // Written before their lote, whose own entry tells their digest; never changed after.
  'numero_original',
  'partida',
  'preferencia',
  // Up to where the bitácora itself was sent on.
  'reenvio_de_bitacora',
  // What the program thinks, until a person says: that is noted.
  'sugerencia_de_banco',
  'trabajo_pesado',
  'verificacion_reporte',
  'vista',
];

let app: AplicacionDePrueba;
let admin: string;
let dueno: pg.Client;

beforeAll(async () => {
  app = await aplicacionDePrueba({ config: CON_CORREO });
  admin = await app.entrar('admin@cuadra.demo');
  dueno = new pg.Client({ connectionString: app.url });
  await dueno.connect();
});

afterAll(async () => {
  await dueno.end();
  await app.cerrar();
});

const comoAplicacion = (texto: string) => consultar(app.urlDeLaAplicacion, texto);

const buscar = async (correo: string) => {
  const { cuerpo } = await app.llamar(contrato.listarUsuarios, {}, { token: admin });
  const usuario = cuerpo.find((uno) => uno.correo === correo);
  if (usuario === undefined) throw new Error(`No está ${correo}`);
  return usuario;
};

test('editar a un usuario deja quién, desde dónde, antes y después, sin su contraseña', async () => {
  const { id, version, nombre } = await buscar('cajero@cuadra.demo');
  const yo = await buscar('admin@cuadra.demo');
  const body = { version, nombre: 'Karla Sierra', roles: ['auditor' as const] };
  const { cruda } = await app.llamar(
    contrato.editarUsuario,
    { params: { id }, body },
    { token: admin, direccion: '10.9.8.7' },
  );
  const filas = await app.db
    .selectFrom('bitacora')
    .select(['actor', 'direccion', 'peticion', 'accion', 'entidad', 'idEntidad', 'antes', 'despues'])
    .where('accion', '=', 'usuarios:editar')
    .orderBy('n')
    .execute();
  const comun = {
    actor: yo.id,
    direccion: '10.9.8.7',
    peticion: cruda.headers['x-request-id'],
    accion: 'usuarios:editar',
  };
  expect(filas).toEqual([
    {
      ...comun,
      entidad: 'usuario_rol',
      idEntidad: `${id}/cajero`,
      antes: { usuario: id, rol: 'cajero' },
      despues: null,
    },
    {
      ...comun,
      entidad: 'usuario_rol',
      idEntidad: `${id}/auditor`,
      antes: null,
      despues: { usuario: id, rol: 'auditor' },
    },
    {
      ...comun,
      entidad: 'usuario',
      idEntidad: id,
      antes: expect.objectContaining({ nombre }),
      despues: expect.objectContaining({ nombre: 'Karla Sierra' }),
    },
  ]);
  // That the password is the same one, and nothing else.
  expect(filas[2]?.despues).toMatchObject({ contrasena: expect.stringMatching(/^sha256:[\da-f]{64}$/) });
  expect(filas[2]?.antes).toMatchObject({ contrasena: filas[2]?.despues?.['contrasena'] });
});

test('ningún secreto llega a la bitácora: ni contraseñas, ni huellas, ni avatares, ni tokens', async () => {
  const body = { name: 'Ana Sic', email: 'ana@ejemplo.gt' };
  await app.llamar(acceso.solicitarCuenta, { body });
  await app.llamar(acceso.olvideContrasena, { body: { email: 'contador@cuadra.demo' } });
  const token = await app.entrar('contador@cuadra.demo');
  const avatar = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')}`;
  const password = { current: CONTRASENA_DEMO, next: 'secreto-de-mar-9876' };
  await app.llamar(acceso.editarUsuarioActual, { body: { user: { avatar, password } } }, { token });
  const { rows } = await dueno.query<{ todo: string }>('select bitacora::text as todo from bitacora');
  const todo = rows.map((fila) => fila.todo).join('\n');
  const acciones = ['solicitudes:pedir', 'contrasena:olvidar', 'usuarios:editar-propio'];
  expect(acciones.filter((accion) => !todo.includes(accion))).toEqual([]);
  const enlace = enlaceRecibido(app, 'contador@cuadra.demo');
  const huellas = await app.db.selectFrom('invitacion').select('huella').execute();
  const secretos = [
    'argon2',
    'secreto-de',
    CONTRASENA_DEMO,
    'base64',
    token,
    enlace,
    ...huellas.map(({ huella }) => huella),
  ];
  expect(secretos.filter((secreto) => todo.includes(secreto))).toEqual([]);
});

test.each(['update bitacora set accion = accion', 'delete from bitacora', 'truncate bitacora'])(
  'nadie reescribe la bitácora: %s',
  async (texto) => {
    await expect(comoAplicacion(texto)).rejects.toMatchObject({ code: '42501' });
    await expect(dueno.query(texto)).rejects.toMatchObject({ code: 'CU001' });
  },
);

test('un cambio que no dice qué acción es, no se hace', async () => {
  const cambio = `update agencia set municipio = 'otro' where id_agencia = '01'`;
  await expect(comoAplicacion(cambio)).rejects.toMatchObject({ code: 'CU002' });
  await expect(dueno.query(cambio)).rejects.toMatchObject({ code: 'CU002' });
});

test('toda tabla anota sus altas, cambios y bajas, salvo las de la lista', async () => {
  // tgtype: 4 insert, 8 delete, 16 update. What the application may not do needs no note.
  const { rows } = await dueno.query<{ tabla: string }>(`
    select c.relname as tabla
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind in ('r', 'p') and exists (
      select from (values (4, 'insert'), (16, 'update'), (8, 'delete')) as op (bit, nombre)
      where (has_table_privilege('${app.papel}', c.oid, op.nombre) or c.relname = 'migracion')
      and not exists (
        select from pg_trigger t
        join pg_proc p on p.oid = t.tgfoid and p.proname in ('bitacora_anotar', 'cruce_anotar')
        where t.tgrelid = c.oid and t.tgtype & op.bit <> 0 and t.tgenabled <> 'D'))
    order by 1`);
  expect(rows.map(({ tabla }) => tabla)).toEqual(SIN_BITACORA);
});
