// Who is told of an authorisation: whoever may answer in that agencia when it is asked for, and whoever asked when it is answered.
import { nombreDeOperacion, type Operacion } from '@cuadra/core/control/operaciones';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export const AUTORIZACIONES = '/autorizaciones';
const ICONO = 'heroicons_outline:hand-raised';

interface Avisada {
  readonly operacion: Operacion;
  readonly clase: string;
  readonly agencia: string;
  readonly monto: Centavos;
  readonly resumen: string;
  readonly pedidaPor: string;
}

export async function avisarPedida(tx: Tx, contexto: ContextoConActor, pedida: Avisada): Promise<void> {
  const usuarios = await quienesAutorizan(tx, pedida);
  // It would wait for nobody.
  if (usuarios.length === 0) throw new ProblemaError('NADIE_AUTORIZA');
  await contarlo(tx, [...usuarios, pedida.pedidaPor]);
  await notificar(tx, contexto, { usuarios }, enPalabras('Autorización pedida', contexto, pedida));
}

export async function avisarRespuesta(
  tx: Tx,
  contexto: ContextoConActor,
  pedida: Avisada,
  estado: string,
): Promise<void> {
  const otros = await quienesAutorizan(tx, pedida);
  await contarlo(tx, [...otros, pedida.pedidaPor]);
  if (estado === 'retirada') return;
  const faltaOtra = estado === 'falta_otra';
  const usuarios = faltaOtra ? otros.filter((id) => id !== contexto.actor.id) : [pedida.pedidaPor];
  const titulo = TITULOS[estado] ?? 'Autorización respondida';
  await notificar(tx, contexto, { usuarios }, enPalabras(titulo, contexto, pedida));
}

const TITULOS: Readonly<Record<string, string>> = {
  autorizada: 'Autorizado: ya puede hacerlo',
  negada: 'No se autorizó',
  falta_otra: 'Falta otra firma',
};

function enPalabras(titulo: string, { actor }: ContextoConActor, pedida: Avisada) {
  const { operacion, monto, resumen } = pedida;
  const cuanto = monto === 0 ? '' : `, ${formatearQuetzales(monto)}`;
  return {
    icono: ICONO,
    titulo,
    descripcion: textoSeguro(`${actor.nombre}: ${nombreDeOperacion(operacion)}${cuanto}. ${resumen}`),
    enlace: AUTORIZACIONES,
    usaRouter: true,
  };
}

/** Done: whoever asked for it sees so on their other screens. */
export const avisarUso = (tx: Tx, { actor }: ContextoConActor): Promise<void> => contarlo(tx, [actor.id]);

/** Open screens of those people read again. */
async function contarlo(tx: Tx, usuarios: readonly string[]): Promise<void> {
  await avisar(tx, { usuarios: [...new Set(usuarios)] }, { tipo: 'autorizaciones-cambio' });
}

/** Active, of that agencia, with a role that authorises it; never who asked. */
async function quienesAutorizan(
  tx: Tx,
  { operacion, clase, agencia, pedidaPor }: Avisada,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from usuario u join usuario_rol r on r.usuario = u.id
    join politica_de_autorizacion p on p.rol = r.rol and p.operacion = ${operacion} and p.clase = ${clase}
    join usuario_agencia g on g.usuario = u.id and g.agencia = ${agencia}
    where u.activo and u.id <> ${pedidaPor}::uuid`.execute(tx);
  return rows.map(({ id }) => id);
}
