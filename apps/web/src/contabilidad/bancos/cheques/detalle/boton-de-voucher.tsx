// The voucher of a cheque, in a window of its own, ready to print.
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { notify } from '#ui/toasts/toasts.ts';

export function BotonDeVoucher({ cheque }: { readonly cheque: string }) {
  const [ocupado, setOcupado] = useState(false);
  const imprimir = async () => {
    setOcupado(true);
    try {
      await entregar({ reporte: 'cheque-voucher', formato: 'pdf', filtros: { cheque } });
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={ocupado}
      leftSection={<PrinterIcon width={16} height={16} aria-hidden="true" />}
      onClick={() => void imprimir()}
    >
      Imprimir el voucher
    </Button>
  );
}
