// How the steps of the set-up that belong to whoever administers stand: the institution itself, its agencias and its people.
import { sql } from 'kysely';
import { NOMBRE_POR_ESCRIBIR } from '../acceso/usuarios/crear-primer-administrador.ts';
import type { Paso } from './puesta-en-marcha/paso.ts';

export const pasoDeInstitucion: Paso = {
  paso: 'institucion',
  async ver(db) {
    const { rows } = await sql<{ nombre: string; nit: string; direccion: string; firman: number }>`
      select i.nombre, i.nit, i.direccion, (select count(*)::int from firmante f where f.nombre <> '') as firman
      from institucion i`.execute(db);
    const { nombre, nit, direccion, firman } = rows[0] ?? { nombre: '', nit: '', direccion: '', firman: 0 };
    const tieneNombre = nombre !== '' && nombre !== NOMBRE_POR_ESCRIBIR;
    const falta = [
      ...(tieneNombre ? [] : ['Escriba el nombre de la institución.']),
      ...(nit === '' ? ['Escriba su NIT.'] : []),
      ...(direccion === '' ? ['Escriba su dirección.'] : []),
      ...(firman === 0 ? ['Diga quiénes firman los documentos.'] : []),
    ];
    const algo = tieneNombre || nit !== '' || direccion !== '' || firman > 0;
    return { estado: estadoDe(falta, algo), resumen: tieneNombre ? nombre : '', falta };
  },
};

export const pasoDeAgencias: Paso = {
  paso: 'agencias',
  async ver(db) {
    const activas = await db
      .selectFrom('agencia')
      .select(['idAgencia', 'municipio'])
      .where('activa', '=', true)
      .orderBy('idAgencia')
      .execute();
    const sinMunicipio = activas
      .filter(({ municipio }) => municipio === '')
      .map(({ idAgencia }) => idAgencia);
    const falta = [
      ...(activas.length === 0 ? ['Abra la primera agencia.'] : []),
      ...(sinMunicipio.length === 0 ? [] : [deMunicipio(sinMunicipio)]),
    ];
    return {
      estado: estadoDe(falta, activas.length > 0),
      resumen: activas.length === 1 ? '1 agencia' : `${activas.length} agencias`,
      falta,
    };
  },
};

/** What one writes another approves: with one person of the books nothing could begin. */
export const pasoDePersonas: Paso = {
  paso: 'personas',
  async ver(db) {
    const { rows } = await sql<{
      activas: number;
      contadores: number;
      delosLibros: number;
      sinEntrar: number;
    }>`
      select count(*)::int as activas, count(*) filter (where p.es_contador)::int as contadores,
        count(*) filter (where p.es_de_los_libros)::int as delos_libros,
        count(*) filter (where not p.puede_entrar)::int as sin_entrar
      from (
        select u.contrasena is not null as puede_entrar,
          exists (select from usuario_rol r where r.usuario = u.id and r.rol = 'contador') as es_contador,
          exists (select from usuario_rol r where r.usuario = u.id and r.rol in ('contador', 'auxiliar')) as es_de_los_libros
        from usuario u where u.activo
      ) p`.execute(db);
    const { activas, contadores, delosLibros, sinEntrar } = rows[0] ?? SIN_NADIE;
    const falta = [
      ...(contadores === 0 ? ['Nombre a un contador: sin él no se llevan ni se firman los libros.'] : []),
      ...(contadores > 0 && delosLibros < 2
        ? ['Nombre a otro contador o a un auxiliar: lo que una persona escribe lo aprueba otra.']
        : []),
    ];
    const personas = activas === 1 ? '1 persona' : `${activas} personas`;
    const pendientes = sinEntrar === 0 ? '' : `, ${sinEntrar} sin contraseña todavía`;
    return { estado: estadoDe(falta, activas > 1), resumen: personas + pendientes, falta };
  },
};

const SIN_NADIE = { activas: 0, contadores: 0, delosLibros: 0, sinEntrar: 0 };

function estadoDe(falta: readonly string[], hayAlgo: boolean) {
  if (falta.length === 0) return 'hecho';
  return hayAlgo ? 'en-curso' : 'pendiente';
}

const deMunicipio = (agencias: readonly string[]): string =>
  agencias.length === 1
    ? `Escriba el municipio de la agencia ${agencias[0]}.`
    : `Escriba el municipio de las agencias ${agencias.join(', ')}.`;
