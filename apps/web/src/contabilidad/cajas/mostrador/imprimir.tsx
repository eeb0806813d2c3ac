// The papers of a caja, each in a window of its own, ready to print.
import type { PapelDeRecibo } from '@cuadra/contract/contabilidad/cajas/reportes';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { notify } from '#ui/toasts/toasts.ts';

export const imprimirRecibo = (movimiento: string, papel: PapelDeRecibo): Promise<void> =>
  sinRomper(() => entregar({ reporte: 'recibo-de-caja', formato: 'pdf', filtros: { movimiento, papel } }));

const imprimirOrigen = (movimiento: string): Promise<void> =>
  sinRomper(() => entregar({ reporte: 'formulario-ive', formato: 'pdf', filtros: { movimiento } }));

const imprimirJornada = (reporte: 'arqueo-de-caja' | 'cierre-de-caja', jornada: string): Promise<void> =>
  sinRomper(() => entregar({ reporte, formato: 'pdf', filtros: { jornada } }));

export function BotonesDeRecibo({
  movimiento,
  conOrigen,
}: {
  readonly movimiento: string;
  readonly conOrigen: boolean;
}) {
  return (
    <>
      <BotonDeImprimir texto="Recibo 80 mm" imprimir={() => imprimirRecibo(movimiento, 'rollo')} />
      <BotonDeImprimir texto="Recibo carta" imprimir={() => imprimirRecibo(movimiento, 'carta')} />
      {conOrigen && <BotonDeImprimir texto="Origen de fondos" imprimir={() => imprimirOrigen(movimiento)} />}
    </>
  );
}

export function BotonesDeJornada({ jornada }: { readonly jornada: string }) {
  return (
    <>
      <BotonDeImprimir texto="Arqueo" imprimir={() => imprimirJornada('arqueo-de-caja', jornada)} />
      <BotonDeImprimir texto="Cierre de caja" imprimir={() => imprimirJornada('cierre-de-caja', jornada)} />
    </>
  );
}

interface BotonDeImprimirProps extends Pick<ButtonProps, 'size'> {
  readonly texto: string;
  readonly imprimir: () => Promise<void>;
}

function BotonDeImprimir({ texto, imprimir, ...resto }: BotonDeImprimirProps) {
  const [ocupado, setOcupado] = useState(false);
  return (
    <Button
      variant="default"
      {...resto}
      loading={ocupado}
      leftSection={<PrinterIcon width={18} height={18} aria-hidden="true" />}
      onClick={async () => {
        setOcupado(true);
        await imprimir();
        setOcupado(false);
      }}
    >
      {texto}
    </Button>
  );
}

/** The movement is done, whatever becomes of its paper. */
async function sinRomper(imprimir: () => Promise<void>): Promise<void> {
  try {
    await imprimir();
  } catch (error) {
    void notify(messageOf(error), 'error');
  }
}
