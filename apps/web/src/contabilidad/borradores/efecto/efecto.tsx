// Before posting: what each account would have, what would be contrary to its nature, who else must sign, and what
// somebody should look at.
import type { Efecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { useId } from 'react';
import { TablaDeEfecto } from '#contabilidad/saldos/tabla-de-efecto.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { Trabajo } from '../borrador/trabajo.ts';
import classes from './efecto.module.css';
import { useEfecto } from './use-efecto.ts';

interface PanelDeEfectoProps {
  readonly trabajo: Pick<Trabajo, 'mesa' | 'autoguardado'>;
  readonly id: string | undefined;
}

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
      <TablaDeEfecto cuentas={cuentas} />
    </>
  );
}
