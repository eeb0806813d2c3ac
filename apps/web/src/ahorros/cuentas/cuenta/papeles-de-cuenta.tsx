// The papers of an account: the statement of the days in sight and, of a term, its certificate.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';

interface PapelesDeCuentaProps {
  readonly cuenta: CuentaEntera;
  readonly desde: string | undefined;
  readonly hasta: string | undefined;
}

export function PapelesDeCuenta({ cuenta, desde, hasta }: PapelesDeCuentaProps) {
  const { id, apertura, plazo, estado, movimientos } = cuenta;
  const filtros = { cuenta: id, desde: desde ?? apertura, hasta: hasta ?? todayInGuatemala() };
  const vive = estado !== 'cerrada' && estado !== 'por-retirar';
  return (
    <>
      {plazo !== null && vive && movimientos > 0 && <Certificado cuenta={id} />}
      <ExportMenu reporte="estado-de-cuenta-ahorro" filtros={filtros} texto="Estado de cuenta" />
    </>
  );
}

function Certificado({ cuenta }: { readonly cuenta: number }) {
  const [ocupado, setOcupado] = useState(false);
  const imprimir = async () => {
    setOcupado(true);
    try {
      await entregar({ reporte: 'certificado-de-plazo', formato: 'pdf', filtros: { cuenta } });
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={ocupado}
      leftSection={<PrinterIcon width={18} height={18} aria-hidden="true" />}
      onClick={() => void imprimir()}
    >
      Certificado
    </Button>
  );
}
