// Opens a report as a PDF, in its own window.
//
//   <PdfButton reporte="partidas-diario" filtros={filtros} />
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { entregar } from './entregar.ts';

interface PdfButtonProps<R extends NombreDeReporte> {
  readonly reporte: R;
  readonly filtros: FiltrosPara<R>;
  readonly disabled?: boolean;
}

export function PdfButton<R extends NombreDeReporte>({
  reporte,
  filtros,
  disabled = false,
}: PdfButtonProps<R>) {
  const [ocupado, setOcupado] = useState(false);
  const abrir = async () => {
    setOcupado(true);
    try {
      await entregar({ reporte, formato: 'pdf', filtros });
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button
      leftSection={<PrinterIcon width={18} height={18} aria-hidden="true" />}
      loading={ocupado}
      disabled={disabled}
      onClick={() => void abrir()}
    >
      Abrir PDF
    </Button>
  );
}
