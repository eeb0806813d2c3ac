// The invented projects, each with figures of its own that hold together: the counters are what their charts add up to,
// and what the budget has spent is what was spent in the year.
import { people } from '../people.ts';
import { between, chance, oneOf, seedId } from '../seeds.ts';
import type { World } from '../world.ts';
import { agesOf, dayOfAge } from './days.ts';
import { budgetOf, expensesOf } from './project-budget.ts';
import type { Project, ProjectDashboard, TeamMember, Week } from './project-types.ts';
import { shares, sum } from './shares.ts';

const NAMES = ['Banca móvil', 'Expediente digital', 'Sitio de la cooperativa', 'Red de cajeros'] as const;
const PEOPLE_PER_TEAM = 9;
const WEEK_DAYS = 7;

export const projects: readonly Project[] = NAMES.map((name, number) => {
  const id = seedId('project', number);
  const next = chance(`project/${id}/counts`);
  const due = between(next, 18, 42);
  const overdue = between(next, 6, 17);
  const proposals = between(next, 24, 48);
  return {
    id,
    name,
    summary: { due, completed: between(next, 8, due - 4) },
    overdue: { tasks: overdue, fromYesterday: between(next, 2, overdue - 2) },
    issues: { open: between(next, 15, 38), closedToday: issuesOf(id, 'this-week').closed.at(-1) ?? 0 },
    features: { proposals, implemented: between(next, 9, proposals - 8) },
  };
});

/** Undefined: there is no such project. */
export function projectOf(world: World, id: string): ProjectDashboard | undefined {
  const number = projects.findIndex((project) => project.id === id);
  if (number === -1) return undefined;
  const expenses = expensesOf(world, id);
  return {
    githubIssues: githubIssues(world, id),
    taskDistribution: taskDistribution(id),
    schedule: { today: meetings(`${id}/today`, 4), tomorrow: meetings(`${id}/tomorrow`, 3) },
    ...expenses,
    ...budgetOf(id, expenses.yearlyExpenses.amount),
    teamMembers: team(number),
  };
}

function issuesOf(id: string, week: Week) {
  const next = chance(`project/${id}/issues/${week}`);
  const days = Array.from({ length: WEEK_DAYS }, () => {
    const fresh = between(next, 14, 46);
    return { fresh, closed: between(next, 6, fresh) };
  });
  const closed = days.map((day) => day.closed);
  const fresh = days.map((day) => day.fresh);
  const wontFix = between(next, 3, 12);
  const overview = {
    'new-issues': sum(fresh),
    'closed-issues': sum(closed),
    fixed: sum(closed) - wontFix,
    'wont-fix': wontFix,
    're-opened': between(next, 2, 9),
    'needs-triage': between(next, 3, 14),
  };
  return { fresh, closed, overview };
}

function githubIssues(world: World, id: string): ProjectDashboard['githubIssues'] {
  const [current, last] = [issuesOf(id, 'this-week'), issuesOf(id, 'last-week')];
  const series = ({ fresh, closed }: typeof current) => [
    { name: 'new-issues' as const, type: 'line' as const, data: fresh },
    { name: 'closed-issues' as const, type: 'column' as const, data: closed },
  ];
  return {
    overview: { 'this-week': current.overview, 'last-week': last.overview },
    labels: agesOf(WEEK_DAYS).map((age) => dayOfAge(world, age)),
    series: { 'this-week': series(current), 'last-week': series(last) },
  };
}

const AREAS = ['api', 'backend', 'frontend', 'issues'] as const;

function taskDistribution(id: string): ProjectDashboard['taskDistribution'] {
  const [current, last] = (['this-week', 'last-week'] as const).map((week) => {
    const next = chance(`project/${id}/tasks/${week}`);
    const fresh = between(next, 180, 620);
    return {
      overview: { new: fresh, completed: between(next, 90, fresh) },
      series: shares(
        100,
        AREAS.map(() => between(next, 12, 40)),
      ),
    };
  });
  if (current === undefined || last === undefined) throw new Error('A week is missing');
  return {
    overview: { 'this-week': current.overview, 'last-week': last.overview },
    labels: AREAS,
    series: { 'this-week': current.series, 'last-week': last.series },
  };
}

const MEETINGS = [
  'Revisión del avance semanal',
  'Demostración para gerencia',
  'Entrevista a dos cajeras',
  'Pruebas con asociados',
  'Planificación de la próxima entrega',
  'Llamada con el proveedor de mensajería',
  'Revisión de seguridad',
  'Taller de diseño',
] as const;
const PLACES = ['Sala Atitlán', 'Sala Petén', 'Videollamada', 'Agencia central', null] as const;
const FIRST_HOUR = 8;
const HOURS_APART = 2;

function meetings(of: string, howMany: number) {
  const next = chance(`project/${of}`);
  const first = between(next, 0, MEETINGS.length - 1);
  return Array.from({ length: howMany }, (_, number) => ({
    title: MEETINGS[(first + number * 3) % MEETINGS.length] ?? MEETINGS[0],
    time: `${String(FIRST_HOUR + number * HOURS_APART).padStart(2, '0')}:${oneOf(next, ['00', '15', '30', '45'])}`,
    location: oneOf(next, PLACES),
  }));
}

const team = (project: number): TeamMember[] =>
  people((project + 1) * PEOPLE_PER_TEAM)
    .slice(-PEOPLE_PER_TEAM)
    .map(({ id, avatar, name, email, title }, place) => ({
      id,
      avatar,
      name,
      email,
      title,
      phone: `+502 5550 01${String(project * PEOPLE_PER_TEAM + place).padStart(2, '0')}`,
    }));
