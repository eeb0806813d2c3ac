// How the month stands and what can be done with it: closed, opened again, looked at once more; and the reopening that
// waits for somebody.
import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant, todayInGuatemala } from '#ui/format/date.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import { resumen } from '../compuertas-visibles.ts';
import { EtiquetaDePeriodo } from '../etiqueta-de-periodo.tsx';
import { type ClaveDeMes, estadoVisible } from '../meses.ts';
import { useAhora } from '../use-ahora.ts';
import classes from './cabecera-del-mes.module.css';
import { Solicitud } from './solicitud.tsx';

const Cerrar = lazy(async () => ({ default: (await import('./cerrar.tsx')).Cerrar }));
const Reabrir = lazy(async () => ({ default: (await import('./reabrir.tsx')).Reabrir }));

interface CabeceraDelMesProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
  readonly alRevisar: () => unknown;
  readonly revisando: boolean;
}

export function CabeceraDelMes({ clave, cierre, alRevisar, revisando }: CabeceraDelMesProps) {
  const { periodo, compuertas } = cierre;
  const estado = estadoVisible(periodo, { hoy: todayInGuatemala(), ahora: useAhora() });
  return (
    <>
      <div className={classes.cabecera}>
        <div className={classes.estado}>
          <EtiquetaDePeriodo estado={estado} />
          <span className={classes.resumen} role="status">
            {resumen(compuertas)}
          </span>
          <IconButton
            etiqueta="Revisar otra vez"
            icono={ArrowPathIcon}
            loading={revisando}
            onClick={() => void alRevisar()}
          />
        </div>
        <Acciones clave={clave} cierre={cierre} />
      </div>
      <Avisos clave={clave} cierre={cierre} vencido={estado === 'vencido'} />
    </>
  );
}

interface AccionesProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
}

function Acciones({ clave, cierre }: AccionesProps) {
  const [abierto, setAbierto] = useState<'cerrar' | 'reabrir'>();
  const { cierra, reabre } = useAtribuciones();
  const { periodo, impideCerrar, impideReabrir, personas, solicitud } = cierre;
  const estaCerrado = periodo.estado === 'cerrado';
  const seReabre = reabre && solicitud === null && (periodo.estado !== 'abierto' || periodo.limite !== null);
  const impide = estaCerrado ? impideReabrir : impideCerrar;
  const interesa = estaCerrado ? reabre : cierra;
  const onClose = () => setAbierto(undefined);
  return (
    <div className={classes.acciones}>
      {interesa && impide !== null && <span className={classes.impide}>{impide}</span>}
      {seReabre && (
        <Button variant="default" disabled={impideReabrir !== null} onClick={() => setAbierto('reabrir')}>
          {periodo.estado === 'abierto' ? 'Cambiar la reapertura' : 'Reabrir mes'}
        </Button>
      )}
      {cierra && !estaCerrado && (
        <Button disabled={impideCerrar !== null} onClick={() => setAbierto('cerrar')}>
          Cerrar mes
        </Button>
      )}
      <Suspense>
        {abierto === 'reabrir' && <Reabrir clave={clave} personas={personas} onClose={onClose} />}
        {abierto === 'cerrar' && <Cerrar clave={clave} onClose={onClose} />}
      </Suspense>
    </div>
  );
}

interface AvisosProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
  readonly vencido: boolean;
}

function Avisos({ clave, cierre: { periodo, solicitud }, vencido }: AvisosProps) {
  const { limite } = periodo;
  if (solicitud === null && limite === null) return null;
  return (
    <div className={classes.avisos}>
      {limite !== null && (
        <FormNotice
          tono={vencido ? 'aviso' : 'info'}
          texto={
            vencido
              ? `La reapertura venció el ${formatInstant(limite.hasta)}: ya nadie contabiliza en este mes. Ciérrelo o cambie la reapertura.`
              : `Reabierto hasta el ${formatInstant(limite.hasta)} solo para ${nombres(limite.para)}.`
          }
        />
      )}
      {solicitud !== null && <Solicitud clave={clave} solicitud={solicitud} />}
    </div>
  );
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });
const nombres = (personas: readonly { readonly nombre: string }[]) =>
  lista.format(personas.map(({ nombre }) => nombre));
