import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { financeDashboard, payStatement, statementLines } from '@cuadra/demo-api/dashboards/calls';
import type { Statement, StatementKey } from '@cuadra/demo-api/dashboards/finance-types';
import { ArrowDownTrayIcon, BanknotesIcon, EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import { Menu } from '@mantine/core';
import { useFigures } from '#demo/charts/figures.ts';
import { callSample, useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { statementCsv } from './statement-csv.ts';
import { financeTexts } from './texts.ts';

interface StatementMenuProps {
  readonly which: StatementKey;
  readonly statement: Statement;
}

const SIZE = { width: 18, height: 18, 'aria-hidden': true } as const;

export function StatementMenu({ which, statement: { status, spent, date } }: StatementMenuProps) {
  const t = useTexts(financeTexts);
  const { cancel } = useTexts(frameTexts);
  const { money } = useFigures();
  const confirm = useConfirm();
  const pay = useChange(payStatement, [financeDashboard]);
  const onPay = async () => {
    const question = { title: t.payTitle, text: t.payText(money(spent)), action: t.pay, cancel };
    if (!(await confirm(question))) return;
    pay.mutate(
      { body: { statement: which } },
      {
        onSuccess: () => void notify(t.paid),
        onError: () => void notify(t.payFailed, 'error'),
      },
    );
  };
  const onDownload = async () => {
    try {
      const lines = (await callSample(statementLines, { query: { statement: which } })) ?? [];
      const words = { date: t.fileDate, name: t.fileShop, amount: t.fileAmount, total: t.fileTotal };
      saveFile(new File([statementCsv(lines, words)], `${t.fileName}-${date}.csv`, { type: 'text/csv' }));
    } catch {
      void notify(t.downloadFailed, 'error');
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t.options(t.statements[which])} icon={EllipsisVerticalIcon} size={32} />
      </Menu.Target>
      <Menu.Dropdown>
        {status === 'pending' && (
          <Menu.Item leftSection={<BanknotesIcon {...SIZE} />} onClick={onPay} disabled={pay.isPending}>
            {t.pay}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<ArrowDownTrayIcon {...SIZE} />} onClick={onDownload}>
          {t.download}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
