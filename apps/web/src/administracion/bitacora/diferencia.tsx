// What changed, field by field; and what else the row says, put away unless it is all there is.
import type { Cambio, EntradaCompleta } from '@cuadra/contract/administracion/bitacora/bitacora';
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
      <table className={classes.cambios}>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Antes</th>
            <th scope="col">Después</th>
          </tr>
        </thead>
        <tbody>
          {cambios.map(({ campo, rotulo, antes, despues, oculto }) => (
            <tr key={campo}>
              <th scope="row">{rotulo}</th>
              {oculto ? (
                <td colSpan={2} className={classes.secundario}>
                  Monto que su rol no ve
                </td>
              ) : (
                <>
                  <td className={classes.antes}>{antes ?? '—'}</td>
                  <td className={classes.despues}>{despues ?? '—'}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
