// How the month stands and what can be done with it: closed, opened again, looked at once more.
import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { cerrarPeriodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { impedimentosDe } from '@cuadra/core/cierre';
import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { formatInstant, todayInGuatemala } from '../../../ui/format/date.ts';
import { IconButton } from '../../../ui/marks/icon-button.tsx';
import { notify } from '../../../ui/toasts/toasts.ts';
import { useAtribuciones } from '../atribuciones.ts';
import { resumen } from '../compuertas-visibles.ts';
import { EtiquetaDePeriodo } from '../etiqueta-de-periodo.tsx';
import { type ClaveDeMes, estadoVisible, mesConAnio } from '../meses.ts';
import { useAccion } from '../use-accion.ts';
import { useAhora } from '../use-ahora.ts';
import classes from './cabecera-del-mes.module.css';

const Reabrir = lazy(async () => ({ default: (await import('./reabrir.tsx')).Reabrir }));

interface CabeceraDelMesProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
  readonly alRevisar: () => unknown;
  readonly revisando: boolean;
}

export function CabeceraDelMes({ clave, cierre, alRevisar, revisando }: CabeceraDelMesProps) {
  const { periodo, compuertas } = cierre;
  const { hacer, ocupado, fallo } = useCerrar(clave);
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
        <Acciones clave={clave} cierre={cierre} ocupado={ocupado} onCerrar={() => void hacer()} />
      </div>
      <Avisos cierre={cierre} fallo={useVigente(fallo, cierre)} vencido={estado === 'vencido'} />
    </>
  );
}

/** What kept it from being closed is no longer said once nothing does. */
function useVigente(fallo: unknown, { compuertas, exigeFirmas }: CierreDelMes): unknown {
  const { yo: quien } = useAtribuciones();
  const porCompuertas = fallo instanceof ApiError && fallo.errores.length > 0;
  return porCompuertas && impedimentosDe(compuertas, { quien, exigeFirmas }).length === 0 ? undefined : fallo;
}

function useCerrar(clave: ClaveDeMes) {
  const confirmar = useConfirm();
  const { hacer, ocupado, fallo } = useAccion();
  const { agencia, ...params } = clave;
  const cerrar = async () => {
    const seguro = await confirmar({
      titulo: `Cerrar ${mesConAnio(clave).toLowerCase()}`,
      texto: `Desde ese momento no se contabiliza nada con fecha de ese mes en la agencia ${agencia}.`,
      accion: 'Cerrar mes',
    });
    if (!seguro) return;
    if (await hacer(() => call(cerrarPeriodo, { params, body: { agencia } })))
      void notify(`${mesConAnio(clave)} quedó cerrado.`);
  };
  return { hacer: cerrar, ocupado, fallo };
}

interface AccionesProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
  readonly ocupado: boolean;
  readonly onCerrar: () => void;
}

function Acciones({ clave, cierre, ocupado, onCerrar }: AccionesProps) {
  const [reabriendo, setReabriendo] = useState(false);
  const { cierra, reabre } = useAtribuciones();
  const { periodo, impideCerrar, impideReabrir, personas } = cierre;
  const estaCerrado = periodo.estado === 'cerrado';
  const seReabre = reabre && (periodo.estado !== 'abierto' || periodo.limite !== null);
  const impide = estaCerrado ? impideReabrir : impideCerrar;
  const interesa = estaCerrado ? reabre : cierra;
  return (
    <div className={classes.acciones}>
      {interesa && impide !== null && <span className={classes.impide}>{impide}</span>}
      {seReabre && (
        <Button
          variant="default"
          disabled={impideReabrir !== null || ocupado}
          onClick={() => setReabriendo(true)}
        >
          {periodo.estado === 'abierto' ? 'Cambiar la reapertura' : 'Reabrir mes'}
        </Button>
      )}
      {cierra && !estaCerrado && (
        <Button disabled={impideCerrar !== null} loading={ocupado} onClick={onCerrar}>
          Cerrar mes
        </Button>
      )}
      {reabriendo && (
        <Suspense>
          <Reabrir clave={clave} personas={personas} onClose={() => setReabriendo(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface AvisosProps {
  readonly cierre: CierreDelMes;
  readonly fallo: unknown;
  readonly vencido: boolean;
}

function Avisos({ cierre: { periodo }, fallo, vencido }: AvisosProps) {
  const { limite } = periodo;
  if (fallo === undefined && limite === null) return null;
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
      {fallo !== undefined && <FormNotice tono="error" texto={<Rechazo error={fallo} />} />}
    </div>
  );
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });
const nombres = (personas: readonly { readonly nombre: string }[]) =>
  lista.format(personas.map(({ nombre }) => nombre));

/** Everything that keeps it from being closed, at once. */
function Rechazo({ error }: { readonly error: unknown }) {
  if (!(error instanceof ApiError)) return 'Ocurrió un error inesperado. Intente de nuevo.';
  if (error.errores.length === 0) return error.message;
  return (
    <>
      <p>No se cerró el mes:</p>
      <ul>
        {error.errores.map(({ campo, mensaje }) => (
          <li key={`${campo} ${mensaje}`}>{mensaje}</li>
        ))}
      </ul>
    </>
  );
}
