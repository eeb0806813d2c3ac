// Before posting: what each account would have, what would be contrary to its nature, who else must sign, and what
// somebody should look at.
import type { Efecto, EfectoEnCuenta } from '@cuadra/contract/contabilidad/borradores/efecto';
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { useId } from 'react';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { formatearSaldo } from '../../../ui/format/dinero.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { Trabajo } from '../borrador/trabajo.ts';
import classes from './efecto.module.css';
import { useEfecto } from './use-efecto.ts';

interface PanelDeEfectoProps {
  readonly trabajo: Pick<Trabajo, 'mesa' | 'autoguardado'>;
  readonly id: string | undefined;
}

/** More are rarely read one by one; the first ones are the first lines. */
const CUENTAS_MAX = 100;

export function PanelDeEfecto({ trabajo, id }: PanelDeEfectoProps) {
  const idTitulo = useId();
  const { data, error, isError, refetch } = useEfecto(trabajo.mesa, id, trabajo.autoguardado);
  return (
    <section className={classes.panel} aria-labelledby={idTitulo}>
      <header className={classes.encabezado}>
        <h2 id={idTitulo} className={classes.titulo}>
          Efecto en los saldos
        </h2>
        <p className={classes.nota}>Saldos de hoy en la agencia, en el signo de cada cuenta</p>
      </header>
      {isError && <ErrorState error={error} titulo="No se pudo calcular el efecto" reintentar={refetch} />}
      {data === undefined && !isError && (
        <p className={classes.nada}>
          Al escribir las líneas verá aquí cada cuenta antes y después, lo que necesite aprobación y lo que
          convenga revisar.
        </p>
      )}
      {data !== undefined && <Resultado efecto={data} />}
    </section>
  );
}

function Resultado({ efecto: { cuentas, aprobacion, advertencias } }: { readonly efecto: Efecto }) {
  const sobran = cuentas.length - CUENTAS_MAX;
  return (
    <>
      {(aprobacion !== null || advertencias.length > 0) && (
        <div className={classes.avisos}>
          {aprobacion !== null && (
            <FormNotice tono="info" texto={`Necesitará aprobación. ${aprobacion.motivo}`} />
          )}
          {advertencias.map(({ codigo, clave, mensaje, aceptada }) => (
            <FormNotice
              key={`${codigo} ${clave}`}
              tono={aceptada === null ? 'aviso' : 'info'}
              texto={
                aceptada === null
                  ? mensaje
                  : `${mensaje} Aceptada por ${aceptada.por.nombre}: ${aceptada.motivo}`
              }
            />
          ))}
        </div>
      )}
      <table className={classes.tabla}>
        <thead>
          <tr>
            <th scope="col">Cuenta</th>
            <th scope="col">Antes</th>
            <th scope="col">Debe</th>
            <th scope="col">Haber</th>
            <th scope="col">Después</th>
          </tr>
        </thead>
        <tbody>
          {cuentas.slice(0, CUENTAS_MAX).map((cuenta) => (
            <FilaDeEfecto key={cuenta.idCuenta} {...cuenta} />
          ))}
        </tbody>
      </table>
      {sobran > 0 && <p className={classes.nada}>Y {sobran} cuentas más.</p>}
    </>
  );
}

function FilaDeEfecto(cuenta: EfectoEnCuenta) {
  const { idCuenta, nombreCuenta, antes, debe, haber, despues, contrarioDespues } = cuenta;
  return (
    <tr>
      <th scope="row">
        <span className={classes.codigo}>{idCuenta}</span> {nombreCuenta}
      </th>
      <td data-titulo="Antes">{formatearSaldo(antes)}</td>
      <td data-titulo="Debe">{formatearSaldo(debe)}</td>
      <td data-titulo="Haber">{formatearSaldo(haber)}</td>
      <td data-titulo="Después" className={classes.despues} data-contrario={contrarioDespues || undefined}>
        {contrarioDespues && (
          <ExclamationTriangleIcon
            className={classes.icono}
            role="img"
            aria-label="Contrario a su naturaleza:"
          />
        )}
        {formatearSaldo(despues)}
      </td>
    </tr>
  );
}
