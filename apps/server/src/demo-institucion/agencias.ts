import type { Agencia } from '@cuadra/contract/contabilidad/agencias';

export const agenciasDemo: readonly Agencia[] = [
  { idAgencia: '01', nombreAgencia: 'Agencia Central Cobán', municipio: 'Cobán, Alta Verapaz', activa: true },
  {
    idAgencia: '02',
    nombreAgencia: 'Agencia San Pedro Carchá',
    municipio: 'San Pedro Carchá, Alta Verapaz',
    activa: true,
  },
  { idAgencia: '03', nombreAgencia: 'Agencia Salamá', municipio: 'Salamá, Baja Verapaz', activa: true },
];
