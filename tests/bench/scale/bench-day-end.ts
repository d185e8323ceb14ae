/*
 * npm run bench -- day-end: ends one day of the database that `npm run bench -- seed` has filled (DATABASE_URL), and prints the
 * records and the time of each job. It may be stopped and started again: it goes on where it was.
 */
import { asc, eq } from 'drizzle-orm'
import { calendarOf, daysAfter } from '#fixtures/backend/domain/calendar/business-date.ts'
import { catchUp, moveDate } from '#fixtures/backend/domain/day-ends.ts'
import { randomIds } from '#fixtures/backend/ids.ts'
import { openStore } from '#fixtures/backend/store/open.ts'
import { dayEndJobs } from '#fixtures/backend/store/tables/calendar.ts'

/** Ends one day of the database in DATABASE_URL. */
export const benchDayEnd = async (): Promise<void> => {
  const databaseUrl = process.env['DATABASE_URL']
  if (!databaseUrl)
    throw new Error('Name the database that npm run bench -- seed has filled in DATABASE_URL.')
  const store = await openStore({ databaseUrl })
  const deps = { ids: randomIds(), clock: { now: () => new Date() } }
  const began = performance.now()
  const { today, target } = await store.transaction(calendarOf)
  if (target > today) await catchUp(store, deps)
  else await moveDate({ store, ...deps }, daysAfter(today, 1))
  const jobs = await store.db
    .select()
    .from(dayEndJobs)
    .where(eq(dayEndJobs.date, today))
    .orderBy(asc(dayEndJobs.startedAt), asc(dayEndJobs.finishedAt))
  for (const { job, processed, startedAt, finishedAt } of jobs)
    if (processed > 0)
      console.log(
        `${job}: ${processed} records, done ${Math.round(((finishedAt ?? startedAt).getTime() - startedAt.getTime()) / 1000)} s after the beginning`,
      )
  console.log(`${today} is ended after ${Math.round((performance.now() - began) / 1000)} s`)
  await store.close()
}
