// What the quick verification must find as well as the whole one, and name: what was posted after the last head, whoever holds an account,
// what is paid for it, who may do what, and what the database itself was made to forget.
import { type Alteracion, AQUI, borrar, partida } from './caidas-alteraciones.ts';
import { alteracionesDeAhorro, sinElla } from './caidas-alteraciones-con-testigo.ts';

export interface AlteracionNombrada extends Alteracion {
  /** How one of the findings says it, in both verifications. */
  readonly nombra: RegExp;
}

const una = (tabla: string, donde = 'true'): string =>
  `ctid = (select x.ctid from ${tabla} x where ${donde} offset
    (select a.azar % greatest(1, (select count(*) from ${tabla} x where ${donde})) from aqui a) limit 1)`;

const fila = (nombre: string, orden: string, cosa: string): AlteracionNombrada => ({
  nombre,
  ordenes: [orden],
  nombra: new RegExp(`«${cosa}» .* sin pasar por la bitácora`),
});

/** Which one answers: an alteration of the schema touches no row. */
const enElEsquema = (nombre: string, orden: string, nombra: RegExp): AlteracionNombrada => ({
  nombre,
  ordenes: [orden, 'select 1'],
  nombra,
});

export const alteracionesEnLasDos: readonly AlteracionNombrada[] = [
  {
    ...partida(
      'después del sello: el concepto, con todo sellado de nuevo',
      `concepto = concepto || ' y más'`,
    ),
    en: 'tras-el-sello',
    selladaDeNuevo: true,
    nombra: /^La partida \d+\/\d+ no es la que anotó la bitácora/,
  },
  {
    nombre: 'después del sello: la última borrada, con su cabeza y sus saldos',
    en: 'reciente',
    ordenes: [...sinElla, ...borrar(AQUI)],
    nombra: /^Falta la partida \d+\/\d+, que la bitácora anotó cuando se contabilizó\.$/,
  },
  ...alteracionesDeAhorro.map((alteracion) => ({
    ...alteracion,
    nombra: /cuenta.* \d\d-\d+-\d+/,
  })),
  fila(
    'una tasa publicada, doblada',
    `update tramo_de_tasa set ppm = ppm * 2 where ${una('tramo_de_tasa', 'x.ppm > 0')}`,
    'Tramo de tasa',
  ),
  fila(
    'el titular de una cuenta',
    `update titular t set asociado = (select a.id from asociado a where not exists (select from titular o
      where (o.cuenta, o.asociado) = (t.cuenta, a.id)) order by a.id desc limit 1) where ${una('titular')}`,
    'Titular',
  ),
  fila(
    'la contraseña del contador',
    `update usuario set contrasena = '$argon2id$otra' where correo = 'contador@cuadra.demo'`,
    'Usuario',
  ),
  fila(
    'un límite subido',
    `update politica set cada = coalesce(cada, 0) + 100000 where ${una('politica')}`,
    'Operación y límite',
  ),
  fila('un límite borrado', `delete from politica where ${una('politica')}`, 'Operación y límite'),
  fila(
    'quien aprobó una corrida',
    `update corrida c set aprobada_por = (select u.id from usuario u where u.id <> c.aprobada_por limit 1)
      where ${una('corrida', 'x.aprobada_por is not null')}`,
    'Corrida de intereses',
  ),
  fila(
    'un paso de revisión borrado',
    `delete from paso_de_revision where ${una('paso_de_revision')}`,
    'Paso de la revisión de una caja',
  ),
  fila(
    'el DPI de un asociado',
    `update asociado set dpi = '1234567890123' where ${una('asociado')}`,
    'Asociado',
  ),
  fila(
    'un rol dado',
    `insert into usuario_rol select u.id, 'contador' from usuario u where u.correo = 'cajero@cuadra.demo'`,
    'Rol de un usuario',
  ),
  enElEsquema(
    'los disparadores de las partidas, apagados',
    'alter table partida disable trigger user',
    /^Está apagado el disparador partida\./,
  ),
  enElEsquema(
    'un disparador de la bitácora, quitado',
    'drop trigger bitacora on tramo_de_tasa',
    /^Falta el disparador tramo_de_tasa\.bitacora/,
  ),
  enElEsquema(
    'permiso de cambiar partidas',
    `do $$ begin execute format('grant update on partida to %I', (select r.rolname from pg_attribute k cross join aclexplode(k.attacl) a
      join pg_roles r on r.oid = a.grantee where k.attrelid = 'bitacora'::regclass and k.attname = 'accion' and a.privilege_type = 'INSERT' limit 1)); end $$`,
    /^Cambiaron los permisos de partida/,
  ),
  enElEsquema(
    'una función que ya no juzga',
    `create or replace function ahorro_es_fijo() returns trigger language plpgsql as 'begin return null; end'`,
    /^Cambió la función ahorro_es_fijo\(\)/,
  ),
];
