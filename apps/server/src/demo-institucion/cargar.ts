// The demo institution: invented, coherent, loaded into an empty database. Each chapter of its story is a file
// beside this one.
import { editarFirmantes } from '../administracion/editar-firmantes.ts';
import { contextoDelSistema } from '../platform/contexto.ts';
import { escribir } from '../platform/database/escribir.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { agenciasDemo } from './agencias.ts';
import { cargarCatalogoDemo } from './catalogo.ts';
import { cargarEscritorioDemo } from './escritorio/cargar-escritorio.ts';
import { cargarFoliosDemo } from './folios.ts';
import { cargarHistoriaDemo } from './historia/cargar-historia.ts';
import { cargarUsuariosDemo } from './usuarios.ts';

const institucionDemo = {
  nombre: 'Cooperativa Integral de Ahorro y Crédito La Ceiba, R.L.',
  nit: '4589127-3',
  direccion: '4a. avenida 5-62, zona 1, Cobán, Alta Verapaz',
};

const firmantesDemo = [
  { cargo: 'Contador general', nombre: 'Carlos Enrique Xol Pop' },
  { cargo: 'Representante legal', nombre: 'Marta Alicia Caal Yat' },
  { cargo: 'Comisión de vigilancia', nombre: 'Édgar Rolando Pacay Cú' },
];

export interface OpcionesDeDemo {
  /** Whether its books come with years of life; empty otherwise. */
  readonly historia: boolean;
  /** Whether its set-up is signed off, as it is; tests of the set-up leave it open. */
  readonly firmada?: boolean;
}

/** True when it was loaded; false when the database already holds an institution. */
export async function cargarInstitucionDemo(
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  { historia, firmada = true }: OpcionesDeDemo = { historia: false },
): Promise<boolean> {
  const contexto = contextoDelSistema(reloj.ahora(), 'demo');
  return escribir(db, contexto, 'demo:cargar', async (tx) => {
    const hay = await tx.selectFrom('institucion').select('id').executeTakeFirst();
    if (hay !== undefined) return false;
    await tx.insertInto('institucion').values(institucionDemo).execute();
    await editarFirmantes(tx, { firmantes: firmantesDemo });
    await tx
      .insertInto('agencia')
      .values([...agenciasDemo])
      .execute();
    await cargarCatalogoDemo(tx);
    await cargarUsuariosDemo(tx, contexto);
    if (firmada) await tx.updateTable('institucion').set({ firmadaEn: contexto.ahora.toString() }).execute();
    if (historia) {
      await cargarHistoriaDemo(tx, contexto.ahora);
      await cargarEscritorioDemo(tx, contexto.ahora);
      await cargarFoliosDemo(tx, contexto.ahora);
    }
    return true;
  });
}
