// What can be asked of the whole desk: the automatic pass, and to accept many suggestions at once.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import { QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import {
  esSegura,
  PUNTAJE_SEGURO,
  sugerenciasDe,
  type TotalesDeSugerencias,
  totalesDe,
} from '../datos/sugerencias.ts';
import { aceptar } from '../ordenes/ordenes.ts';
import type { MesaEnUso } from '../use-mesa.ts';
import { BotonDePasada } from './pasada.tsx';

interface AccionesDeMesaProps {
  readonly cuenta: CuentaBancaria;
  readonly mesa: MesaEnUso;
}

export function AccionesDeMesa({ cuenta, mesa }: AccionesDeMesaProps) {
  const { puede, ordenes, renglones, eleccion, datos } = mesa;
  const seguras = useSeguras(datos.sugerencias, renglones.porId);
  const { lado } = eleccion;
  const delFiltro = Object.values(renglones.filtros[lado]).some((dicho) => dicho !== undefined)
    ? sugerenciasDe(renglones.visibles[lado], renglones.sugerenciaDe)
    : [];
  return (
    <>
      {puede && seguras.length > 0 && (
        <BotonDeAceptar
          mesa={mesa}
          sugerencias={seguras}
          titulo={`Sugerencias seguras: de ${PUNTAJE_SEGURO} puntos o más`}
        >
          {seguras.length === 1
            ? 'Aceptar la segura'
            : `Aceptar las ${formatearEntero(seguras.length)} seguras`}
        </BotonDeAceptar>
      )}
      {puede && delFiltro.length > 0 && (
        <BotonDeAceptar mesa={mesa} sugerencias={delFiltro} titulo="Las de las líneas que muestra el filtro">
          {delFiltro.length === 1
            ? 'Aceptar la del filtro'
            : `Aceptar las ${formatearEntero(delFiltro.length)} del filtro`}
        </BotonDeAceptar>
      )}
      {puede && <BotonDePasada cuenta={cuenta.id} onAviso={ordenes.avisar} />}
      <IconButton
        etiqueta="Teclas de esta pantalla (F1)"
        icono={QuestionMarkCircleIcon}
        size={28}
        onClick={() => mesa.abrir({ tipo: 'ayuda' })}
      />
    </>
  );
}

/** Nobody accepts at once what is not on the desk they look at. */
function useSeguras(sugerencias: readonly Sugerencia[], porId: MesaEnUso['renglones']['porId']) {
  return useMemo(() => {
    const estaAqui = (id: string) => porId.has(id);
    return sugerencias.filter(
      (una) => esSegura(una) && una.lineas.every(estaAqui) && una.movimientos.every(estaAqui),
    );
  }, [sugerencias, porId]);
}

interface BotonDeAceptarProps {
  readonly mesa: MesaEnUso;
  readonly sugerencias: readonly Sugerencia[];
  readonly titulo: string;
  readonly children: string;
}

/** With what it comes to, before it is done. */
function BotonDeAceptar({ mesa, sugerencias, titulo, children }: BotonDeAceptarProps) {
  const { ordenes, renglones, eleccion } = mesa;
  const confirmar = useConfirm();
  const pedir = async () => {
    const totales = totalesDe(sugerencias, (id) => renglones.porId.get(id));
    const acepta = await confirmar({
      titulo: children,
      texto: <Totales {...totales} />,
      accion: 'Aceptar',
    });
    if (acepta) await ordenes.hacer((abierta) => aceptar(abierta, sugerencias), eleccion.eleccion);
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      title={titulo}
      disabled={ordenes.ocupado}
      onClick={() => void pedir()}
    >
      {children}
    </Button>
  );
}

function Totales({ cruces, partidas, entradas, salidas }: TotalesDeSugerencias) {
  return (
    <>
      {cruces > 0 && <p>{cruces === 1 ? 'Se cruza 1.' : `Se cruzan ${formatearEntero(cruces)}.`}</p>}
      {partidas > 0 && (
        <p>
          {partidas === 1
            ? 'Se contabiliza 1 partida.'
            : `Se contabilizan ${formatearEntero(partidas)} partidas.`}
        </p>
      )}
      <p>
        Entradas {formatearQuetzales(entradas)}, salidas {formatearQuetzales(salidas)}.
      </p>
    </>
  );
}
