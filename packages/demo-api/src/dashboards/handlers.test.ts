// One test for each thing that the dashboards promise: their keys, and that what stands together adds up.
import { describe, expect, it } from 'vitest';
import { ask, NOON, testWorld } from '../testing/ask.ts';
import { type AnalyticsRange, analyticsRanges } from './analytics-types.ts';
import * as calls from './calls.ts';
import { coins, type Trade } from './crypto-types.ts';
import { dashboardsHandlers } from './handlers.ts';
import { sum } from './shares.ts';

const fresh = () => dashboardsHandlers(testWorld());
const today = NOON.slice(0, 10);

describe('proyecto', () => {
  const all = async () => {
    const handlers = fresh();
    const { body: projects } = await ask(handlers, calls.projectList, {});
    return Promise.all(
      projects.map(async (project) => {
        const { body } = await ask(handlers, calls.projectDashboard, { query: { project: project.id } });
        if (body === null) throw new Error(project.name);
        return { project, data: body };
      }),
    );
  };

  it('tiene las llaves dadas', async () => {
    const { body } = await ask(fresh(), calls.projectDashboard, { query: {} });
    expect(Object.keys(body ?? {}).toSorted()).toEqual([
      'budgetDetails',
      'budgetDistribution',
      'githubIssues',
      'monthlyExpenses',
      'schedule',
      'taskDistribution',
      'teamMembers',
      'weeklyExpenses',
      'yearlyExpenses',
    ]);
  });

  it('son cuatro proyectos, y cada uno tiene sus propias cifras', async () => {
    const four = await all();
    const distinct = (of: (one: (typeof four)[number]) => unknown) =>
      new Set(four.map((one) => JSON.stringify(of(one)))).size;
    expect([
      distinct(({ project }) => project.name),
      distinct(({ data }) => data.githubIssues),
      distinct(({ data }) => data.taskDistribution),
      distinct(({ data }) => data.schedule),
      distinct(({ data }) => data.budgetDetails),
      distinct(({ data }) => data.teamMembers),
    ]).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('sin decir cuál es el primero; uno que no existe es null', async () => {
    const [first] = await all();
    const answered = await ask(fresh(), calls.projectDashboard, { query: {} });
    expect(answered.body).toEqual(first?.data);
    const unknown = await ask(fresh(), calls.projectDashboard, { query: { project: 'otro' } });
    expect(unknown).toEqual({ status: 200, body: null });
  });

  it('los contadores de incidencias son lo que suman sus gráficas, en ambas semanas', async () => {
    for (const { data, project } of await all()) {
      expect(data.githubIssues.labels).toHaveLength(7);
      expect(data.githubIssues.labels.at(-1)).toBe(today);
      for (const week of ['this-week', 'last-week'] as const) {
        const [created, closed] = data.githubIssues.series[week];
        const counts = data.githubIssues.overview[week];
        expect(counts['new-issues']).toBe(sum(created?.data ?? []));
        expect(counts['closed-issues']).toBe(sum(closed?.data ?? []));
        expect(counts.fixed + counts['wont-fix']).toBe(counts['closed-issues']);
      }
      expect(project.issues.closedToday).toBe(data.githubIssues.series['this-week'][1]?.data.at(-1));
    }
  });

  it('la distribución de tareas y la del presupuesto suman 100', async () => {
    for (const { data } of await all()) {
      for (const week of ['this-week', 'last-week'] as const) {
        expect(data.taskDistribution.series[week]).toHaveLength(data.taskDistribution.labels.length);
        expect(sum(data.taskDistribution.series[week])).toBe(100);
      }
      expect(sum(data.budgetDistribution.series[0]?.data ?? [])).toBe(100);
    }
  });

  it('cada gasto es lo que suma su serie, y lo gastado del presupuesto es lo del año', async () => {
    for (const { data } of await all()) {
      for (const { amount, series, labels } of [
        data.weeklyExpenses,
        data.monthlyExpenses,
        data.yearlyExpenses,
      ]) {
        expect(amount).toBe(sum(series[0]?.data ?? []));
        expect(labels).toHaveLength(series[0]?.data.length ?? 0);
      }
      expect(data.weeklyExpenses.amount).toBeLessThan(data.monthlyExpenses.amount);
      expect(data.yearlyExpenses.labels).toHaveLength(12);
      expect(data.yearlyExpenses.labels.every((day) => day.endsWith('-01'))).toBe(true);
      expect(sum(data.budgetDetails.rows.map(({ expensesAmount }) => expensesAmount))).toBe(
        data.yearlyExpenses.amount,
      );
    }
  });

  it('cada renglón del presupuesto cuadra: gastado + disponible = total, y los porcentajes, 100', async () => {
    for (const { data } of await all()) {
      const { columns, rows } = data.budgetDetails;
      expect(rows).toHaveLength(5);
      const total = sum(rows.map((row) => row.total));
      for (const [place, row] of rows.entries()) {
        expect(Object.keys(row)).toEqual(['id', ...columns]);
        expect(row.expensesAmount + row.remainingAmount).toBe(row.total);
        expect(row.expensesPercentage + row.remainingPercentage).toBeCloseTo(100, 10);
        expect(row.remainingAmount).toBeGreaterThanOrEqual(0);
        const share = data.budgetDistribution.series[0]?.data[place] ?? 0;
        expect(Math.abs(row.total - (total * share) / 100)).toBeLessThan(1);
      }
    }
  });

  it('el equipo son nueve personas, y ninguna está en dos', async () => {
    const members = (await all()).flatMap(({ data }) => data.teamMembers);
    expect(members).toHaveLength(36);
    expect(new Set(members.map(({ id }) => id)).size).toBe(36);
    expect(new Set(members.map(({ phone }) => phone)).size).toBe(36);
  });
});

describe('analítica', () => {
  const analytics = async (range?: string) =>
    (await ask(fresh(), calls.analyticsDashboard, { query: range === undefined ? {} : { range } })).body;

  it('tiene las llaves dadas', async () => {
    expect(Object.keys(await analytics()).toSorted()).toEqual([
      'age',
      'conversions',
      'gender',
      'impressions',
      'language',
      'newVsReturning',
      'visitors',
      'visitorsVsPageViews',
      'visits',
    ]);
  });

  it('los visitantes vienen por este año y por el pasado, que termina donde aquel empieza', async () => {
    const { series } = (await analytics()).visitors;
    const [current, last] = [series['this-year'][0]?.data ?? [], series['last-year'][0]?.data ?? []];
    expect([current.length, last.length]).toEqual([365, 365]);
    expect(current.at(-1)?.x).toBe(today);
    const after = new Date(Date.parse(last.at(-1)?.x ?? '') + 86_400_000).toISOString().slice(0, 10);
    expect(after).toBe(current[0]?.x);
  });

  it.each([
    ['30-days', 30],
    ['3-months', 91],
    ['9-months', 274],
  ] as const)('el rango %s corta las series en %i días, y el total es su suma', async (range, days) => {
    const { conversions, impressions, visits, visitorsVsPageViews } = await analytics(range);
    for (const { amount, labels, series } of [conversions, impressions, visits]) {
      expect([labels.length, labels.at(-1)]).toEqual([days, today]);
      expect(series.map(({ data }) => data.length)).toEqual([days, days]);
      expect(amount).toBe(sum(series[0]?.data ?? []));
    }
    expect(visitorsVsPageViews.series.map(({ data }) => data.length)).toEqual([days, days]);
  });

  it('sin rango, o con uno desconocido, son los últimos 30 días', async () => {
    expect(await analytics()).toEqual(await analytics('30-days'));
    expect(await analytics('siempre')).toEqual(await analytics('30-days'));
  });

  it('ninguna cifra contradice a otra: páginas ≥ visitas ≥ visitantes, e impresiones ≥ visitas ≥ conversiones', async () => {
    const { conversions, impressions, visits, visitorsVsPageViews } = await analytics('9-months');
    const [pages, visitors] = visitorsVsPageViews.series;
    for (const [day, count] of (visits.series[0]?.data ?? []).entries()) {
      expect(pages?.data[day]?.y).toBeGreaterThanOrEqual(count);
      expect(visitors?.data[day]?.y).toBeLessThanOrEqual(count);
      expect(impressions.series[0]?.data[day]).toBeGreaterThanOrEqual(count);
      expect(conversions.series[0]?.data[day]).toBeLessThanOrEqual(count);
    }
  });

  it('la proporción de visitantes y páginas sale de sus series', async () => {
    const { overallScore, averageRatio, series } = (await analytics('3-months')).visitorsVsPageViews;
    const [pages = 0, visitors = 0] = series.map(({ data }) => sum(data.map(({ y }) => y)));
    expect(overallScore).toBe(Math.round((100 * pages) / visitors));
    expect(averageRatio).toBeCloseTo((100 * visitors) / pages, 1);
  });

  it.each(analyticsRanges)(
    'con %s las cuatro distribuciones son de los mismos y suman 100',
    async (range: AnalyticsRange) => {
      const { newVsReturning, gender, age, language, visitorsVsPageViews } = await analytics(range);
      const visitors = sum(visitorsVsPageViews.series[1]?.data.map(({ y }) => y) ?? []);
      for (const { uniqueVisitors, series, labels } of [newVsReturning, gender, age, language]) {
        expect(uniqueVisitors).toBe(newVsReturning.uniqueVisitors);
        expect(uniqueVisitors).toBeLessThan(visitors);
        expect(sum(series)).toBe(100);
        expect(series).toHaveLength(labels.length);
      }
    },
  );
});

describe('finanzas', () => {
  it('tiene las llaves dadas', async () => {
    const { body } = await ask(fresh(), calls.financeDashboard, {});
    expect(Object.keys(body).toSorted()).toEqual([
      'accountBalance',
      'budget',
      'currentStatement',
      'previousStatement',
      'recentTransactions',
    ]);
  });

  it('el estado anterior está pagado y el actual, pendiente; cada uno gastó lo que suman sus movimientos', async () => {
    const handlers = fresh();
    const { body } = await ask(handlers, calls.financeDashboard, {});
    expect([body.previousStatement.status, body.currentStatement.status]).toEqual(['paid', 'pending']);
    expect(body.previousStatement.date < today && today < body.currentStatement.date).toBe(true);
    for (const statement of ['previousStatement', 'currentStatement'] as const) {
      const lines = await ask(handlers, calls.statementLines, { query: { statement } });
      expect(sum((lines.body ?? []).map(({ amount }) => amount))).toBe(body[statement].spent);
      expect(body[statement].spent).toBeLessThan(body[statement].limit);
    }
    const other = await ask(handlers, calls.statementLines, { query: { statement: 'otro' } });
    expect(other.body).toBeNull();
  });

  it('las transacciones son cinco, completas o pendientes, de la más reciente', async () => {
    const { recentTransactions } = (await ask(fresh(), calls.financeDashboard, {})).body;
    expect(recentTransactions).toHaveLength(5);
    expect(new Set(recentTransactions.map(({ id }) => id)).size).toBe(5);
    expect(new Set(recentTransactions.map(({ status }) => status))).toEqual(
      new Set(['completed', 'pending']),
    );
    const dates = recentTransactions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('el crecimiento es el del saldo: en doce meses lleva del primero al último', async () => {
    const { accountBalance } = (await ask(fresh(), calls.financeDashboard, {})).body;
    const actual = accountBalance.series[1].data;
    const reached = (actual[0]?.y ?? 0) * (1 + accountBalance.growth / 100) ** 12;
    expect(reached / (actual.at(-1)?.y ?? 0)).toBeCloseTo(1, 2);
    expect(actual.at(-1)?.x).toBe(today);
  });

  it('pagar el pendiente lo deja pagado hoy, sale de la cuenta y es la transacción más reciente', async () => {
    const handlers = fresh();
    const before = (await ask(handlers, calls.financeDashboard, {})).body;
    await ask(handlers, calls.payStatement, { body: { statement: 'currentStatement' } });
    const after = (await ask(handlers, calls.financeDashboard, {})).body;
    const { spent } = before.currentStatement;
    expect(after.currentStatement).toEqual({ ...before.currentStatement, status: 'paid', date: today });
    const last = (of: typeof before) => of.accountBalance.series[1].data.at(-1)?.y ?? 0;
    expect(last(before) - last(after)).toBe(spent);
    expect(after.recentTransactions).toHaveLength(5);
    expect(after.recentTransactions[0]).toMatchObject({ amount: -spent, status: 'completed', date: today });
  });

  it('no se paga dos veces', async () => {
    const handlers = fresh();
    const twice = { body: { statement: 'currentStatement' } } as const;
    await ask(handlers, calls.payStatement, twice);
    const after = await ask(handlers, calls.financeDashboard, {});
    expect(await ask(handlers, calls.payStatement, twice)).toEqual({
      status: 409,
      body: { error: 'NOT_PENDING' },
    });
    expect(await ask(handlers, calls.financeDashboard, {})).toEqual(after);
  });
});

describe('cripto', () => {
  const trade = (handlers: ReturnType<typeof fresh>, body: Trade) =>
    ask(handlers, calls.tradeCoins, { body });
  const walletsOf = async (handlers: ReturnType<typeof fresh>) =>
    (await ask(handlers, calls.cryptoDashboard, {})).body.wallets;

  it('tiene las llaves dadas', async () => {
    const { body } = await ask(fresh(), calls.cryptoDashboard, {});
    expect(Object.keys(body).toSorted()).toEqual(['btc', 'prices', 'wallets', 'watchlist']);
  });

  it('un precio es donde termina su línea, y el mismo en toda la pantalla', async () => {
    const { btc, prices, watchlist } = (await ask(fresh(), calls.cryptoDashboard, {})).body;
    const end = btc.price.series[0].data.at(-1);
    expect([end?.y, end?.x, prices.btc]).toEqual([btc.amount, NOON, btc.amount]);
    expect(btc.marketCap).toBe(btc.amount * btc.supply);
    expect(Math.max(...btc.price.series[0].data.map(({ y }) => y))).toBeLessThanOrEqual(btc.allTimeHigh);
    for (const { iso, amount, series } of watchlist) {
      expect(series[0].data.at(-1)?.y).toBe(amount);
      const coin = coins.find((one) => one.toUpperCase() === iso);
      if (coin !== undefined) expect(prices[coin]).toBe(amount);
    }
  });

  it('se siguen seis monedas, y cada tendencia es la del último día de su línea', async () => {
    const { watchlist } = (await ask(fresh(), calls.cryptoDashboard, {})).body;
    expect(new Set(watchlist.map(({ iso }) => iso)).size).toBe(6);
    for (const { trend, series } of watchlist) {
      const { data } = series[0];
      const [now = 0, before = 1] = [data.at(-1)?.y, data.at(-5)?.y];
      expect(trend.dir).toBe(now < before ? 'down' : 'up');
      expect(trend.amount).toBeCloseTo(Math.abs(now / before - 1) * 100, 2);
    }
  });

  it('comprar 0.1 a 61,240.50 cuesta 6,124.05', async () => {
    const handlers = fresh();
    const before = await walletsOf(handlers);
    const { body } = await trade(handlers, { side: 'buy', coin: 'btc', amount: 0.1 });
    expect(body).toEqual({ ...before, btc: 1.07311243, usd: 12_325.95 });
    expect(await walletsOf(handlers)).toEqual(body);
  });

  it('vender todo deja la billetera en cero, y lo recibido se redondea hacia abajo', async () => {
    const handlers = fresh();
    const { xrp, usd } = await walletsOf(handlers);
    const { body } = await trade(handlers, { side: 'sell', coin: 'xrp', amount: xrp });
    // 11,278.771123 × 0.53124 = 5,991.7343…
    expect([body.xrp, body.usd]).toEqual([0, usd + 5_991.73]);
  });

  it('nada se compra por nada: la fracción más pequeña cuesta un centavo', async () => {
    const handlers = fresh();
    const { usd } = await walletsOf(handlers);
    expect((await trade(handlers, { side: 'buy', coin: 'xrp', amount: 0.00000001 })).body.usd).toBe(
      usd - 0.01,
    );
  });

  it.each<[string, Trade]>([
    ['comprar más de lo que alcanza', { side: 'buy', coin: 'btc', amount: 0.31 }],
    ['vender más de lo que hay', { side: 'sell', coin: 'eth', amount: 12.3213 }],
  ])('%s se rechaza y nada cambia', async (_, body) => {
    const handlers = fresh();
    const before = await walletsOf(handlers);
    expect(await trade(handlers, body)).toEqual({ status: 422, body: { error: 'NOT_ENOUGH' } });
    expect(await walletsOf(handlers)).toEqual(before);
  });

  it.each([0, -1, Number.NaN, 0.000000001])('%d no es una cantidad', async (amount) => {
    const answered = await trade(fresh(), { side: 'sell', coin: 'btc', amount });
    expect(answered).toEqual({ status: 422, body: { error: 'INVALID' } });
  });
});
