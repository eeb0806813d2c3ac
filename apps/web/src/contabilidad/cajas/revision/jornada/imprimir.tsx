// The documents of a jornada, each once there is something to print.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { estaEnCurso } from '@cuadra/core/cajas/jornada';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { formatTime } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';

interface Documento {
  readonly nombre: string;
  readonly pedir: () => Promise<unknown>;
}

export function Imprimir({ jornada }: { readonly jornada: Jornada }) {
  const [ocupado, setOcupado] = useState(false);
  const documentos = documentosDe(jornada);
  if (documentos.length === 0) return null;
  const abrir = async ({ pedir }: Documento) => {
    setOcupado(true);
    try {
      await pedir();
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Menu position="bottom-end" disabled={ocupado}>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-md"
          aria-busy={ocupado}
          leftSection={<PrinterIcon width={16} height={16} aria-hidden="true" />}
        >
          Imprimir
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {documentos.map((documento) => (
          <Menu.Item key={documento.nombre} onClick={() => void abrir(documento)}>
            {documento.nombre}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function documentosDe({ id, estado, arqueos }: Jornada): Documento[] {
  const filtros = { jornada: id };
  const sorpresas = arqueos.filter(({ clase }) => clase === 'sorpresa');
  return [
    ...(arqueos.some(({ clase }) => clase === 'cierre')
      ? [
          {
            nombre: 'Arqueo',
            pedir: () => entregar({ reporte: 'arqueo-de-caja', formato: 'pdf', filtros }),
          },
        ]
      : []),
    ...(estaEnCurso(estado)
      ? []
      : [
          {
            nombre: 'Cierre de caja',
            pedir: () => entregar({ reporte: 'cierre-de-caja', formato: 'pdf', filtros }),
          },
        ]),
    ...sorpresas.map(({ id: arqueo, hechoEn }) => ({
      nombre: `Acta del arqueo sorpresivo, ${formatTime(hechoEn)}`,
      pedir: () => entregar({ reporte: 'acta-de-arqueo', formato: 'pdf', filtros: { arqueo } }),
    })),
  ];
}
