// What changed, field by field; and what else the row says, put away unless it is all there is.
import type { Cambio, EntradaCompleta } from '@cuadra/contract/administracion/bitacora/bitacora';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import classes from './panel.module.css';

export function DiferenciaVista({ entrada }: { readonly entrada: EntradaCompleta }) {
  const { cambios, datos, recortada } = entrada;
  const seQuito =
    cambios.length === 0 && datos.some(({ antes, despues }) => antes !== null && despues === null);
  return (
    <>
      {cambios.length > 0 && <Cambios cambios={cambios} />}
      {datos.length > 0 &&
        (cambios.length === 0 ? (
          <section className={classes.seccion} aria-label={seQuito ? 'Lo que había' : 'Lo que quedó'}>
            <h3 className={classes.subtitulo}>{seQuito ? 'Lo que había' : 'Lo que quedó'}</h3>
            <Datos datos={datos} />
          </section>
        ) : (
          <details className={classes.seccion}>
            <summary className={classes.subtitulo}>Lo que no cambió</summary>
            <Datos datos={datos} />
          </details>
        ))}
      {recortada && <p className={classes.secundario}>Hay más campos; aquí van los primeros.</p>}
    </>
  );
}

function Cambios({ cambios }: { readonly cambios: readonly Cambio[] }) {
  return (
    <section className={classes.seccion} aria-label="Lo que cambió">
      <h3 className={classes.subtitulo}>Lo que cambió</h3>
      <DataTable
        even
        density="compact"
        narrow="keep"
        rows={cambios}
        rowKey={({ campo }) => campo}
        columns={columnasDeCambios}
      />
    </section>
  );
}

const columnasDeCambios: readonly Column<Cambio>[] = [
  { title: 'Campo', rowHeader: true, tone: 'muted', cell: ({ rotulo }) => rotulo },
  {
    title: 'Antes',
    tone: ({ oculto }) => (oculto ? 'muted' : 'former'),
    across: ({ oculto }) => (oculto ? 2 : 1),
    cell: ({ oculto, antes }) => (oculto ? 'Monto que su rol no ve' : (antes ?? '—')),
  },
  { title: 'Después', tone: 'strong', cell: ({ despues }) => despues ?? '—' },
];

function Datos({ datos }: { readonly datos: readonly Cambio[] }) {
  return (
    <dl className={classes.datos}>
      {datos.map(({ campo, rotulo, antes, despues, oculto }) => (
        <div key={campo} className={classes.par}>
          <dt>{rotulo}</dt>
          <dd>
            {oculto ? <span className={classes.secundario}>Monto que su rol no ve</span> : (despues ?? antes)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
